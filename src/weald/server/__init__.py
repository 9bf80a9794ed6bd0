"""The server: tables that people, programs and computer players sit at over the network.

`app.make_app(Config)` is the ASGI application; `run.serve(Config)` runs it. Start reading at `app.py`. The contract
with clients is in docs/api.md, how to run it in docs/running.md.
"""
