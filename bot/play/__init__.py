"""The use cases: what people can do, one function each, whether they press, type, or a timer falls due.

Each takes the host, who asks and typed arguments, and gives back an answer as a plain value; no Discord here.
"""
