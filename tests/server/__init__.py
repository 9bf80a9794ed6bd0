"""The server, from outside: requests, sockets, stores, faults and secrets."""
