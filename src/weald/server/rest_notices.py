"""Requests about notices: which devices want to be told that it is their turn."""

from __future__ import annotations

from weald.server.days_messages import NoticesTold, PushEnded, PushWanted
from weald.server.pushing import Device
from weald.server.rest import Asked


async def notices(asked: Asked) -> NoticesTold:
    """The server's public key for Web Push, and how many of my devices are told."""
    guest = asked.visitor.guest_id
    store = asked.house.notices.store
    devices = await asked.house.database.read(store.count, guest) if guest is not None else 0
    return NoticesTold(asked.house.push.key, devices)


async def subscribe(asked: Asked) -> NoticesTold:
    """Tell this browser when it is my turn and I do not look."""
    wanted = await asked.body(PushWanted)
    asked.count_creation()
    guest = await asked.house.seats.guest(asked.visitor)
    device = Device(guest.id, wanted.endpoint, wanted.keys.p256dh, wanted.keys.auth)
    asked.house.push.check(device)
    devices = await asked.house.database.write(asked.house.notices.store.add, device)
    return NoticesTold(asked.house.push.key, devices)


async def unsubscribe(asked: Asked) -> NoticesTold:
    """Tell this browser no longer."""
    wanted = await asked.body(PushEnded)
    guest = await asked.house.seats.guest(asked.visitor)
    devices = await asked.house.database.write(asked.house.notices.store.remove, guest.id, wanted.endpoint)
    return NoticesTold(asked.house.push.key, devices)
