"""How long somebody has, when they are reminded and when they are late: pure functions of what is kept.

No database, no Discord and no system clock: every time is passed in, as whole seconds since 1970, UTC.
"""
