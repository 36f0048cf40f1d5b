"""The use cases: what people can do, one function each, whether they press, type, or a timer falls due.

Each takes the host, the person who asks and typed arguments, and returns an answer as a plain value; no Discord here.
"""
