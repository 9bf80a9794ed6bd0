"""Mail, where the host has set a mail server: by the standard library, in a thread of its own."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from weald.engine.errors import BadValue
from weald.server.config import Config

_LOG = logging.getLogger("weald.server.mail")
_PATIENCE: Final = 20  # seconds that a mail server has to answer
_NEVER: Final = 500  # the first status of a mail server that means: not later either
_PORTS: Final = {"smtp": 587, "smtps": 465}
_NEAR: Final = ("localhost", "127.0.0.1", "::1")  # a mail server on this machine need not encrypt
# enough to refuse what is no address at all; whether it is one shows when a letter arrives
_ADDRESS: Final = re.compile(r"[^\s@<>()\[\],;:\"\\]{1,64}@[^\s@<>()\[\],;:\"\\]{1,190}\.[^\s@<>()\[\],;:\"\\.]{2,60}")


def looks_like_address(text: str) -> bool:
    return text.isprintable() and _ADDRESS.fullmatch(text) is not None


def tidy_address(text: str) -> str:
    """An address as it is kept and looked for: hosts are the same in any case, and people write theirs as they like."""
    return text.strip().casefold()


def _for_good(refused: smtplib.SMTPRecipientsRefused) -> bool:
    """Whether a mail server will never take letters for these."""
    return all(status >= _NEVER for status, _ in refused.recipients.values())


class Post:
    """Sends letters. `on` is False where no mail server is set: then nothing of it is shown to anybody."""

    def __init__(self, config: Config) -> None:
        self.on = bool(config.mail)
        self._sender = config.mail_from
        self._home = config.origins[0].rstrip("/") if config.origins else ""
        if not self.on:
            return
        try:
            server = urlsplit(config.mail)
            self._tls = server.scheme == "smtps"
            self._host = server.hostname or ""
            self._port = server.port or _PORTS[server.scheme]
        except (ValueError, KeyError):
            raise BadValue("bad-mail-server") from None
        self._user, self._password = unquote(server.username or ""), unquote(server.password or "")
        if not self._host or not looks_like_address(self._sender):
            raise BadValue("bad-mail-server")
        if not self._home:
            raise BadValue("mail-needs-origin")
        self._threads = ThreadPoolExecutor(1, "mail")

    def link(self, fragment: str) -> str:
        """An address of this server for a letter: by what the host has set, never by what a visitor says."""
        return f"{self._home}/#{fragment}"

    def send(self, to: str, subject: str, text: str, end: str = "") -> asyncio.Future[bool]:
        """Hand over a letter. What fails is in the log, without the address; False if it may be tried again.

        `end`: where whoever gets it says that they want no more of them.
        """
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._sender, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._sender.partition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        if end:
            letter["List-Unsubscribe"] = f"<{end}>"
        letter.set_content(text)
        return asyncio.get_running_loop().run_in_executor(self._threads, self._deliver, letter)

    def _deliver(self, letter: EmailMessage) -> bool:
        try:
            secure = ssl.create_default_context()
            if self._tls:
                server: smtplib.SMTP = smtplib.SMTP_SSL(self._host, self._port, timeout=_PATIENCE, context=secure)
            else:
                server = smtplib.SMTP(self._host, self._port, timeout=_PATIENCE)
            with server:
                if not self._tls and self._host not in _NEAR:
                    server.starttls(context=secure)
                if self._user:
                    server.login(self._user, self._password)
                server.send_message(letter)
        except (smtplib.SMTPException, OSError) as error:
            _LOG.error("mail failed", extra={"problem": type(error).__name__})
            return isinstance(error, smtplib.SMTPRecipientsRefused) and _for_good(error)
        return True

    def close(self) -> None:
        if self.on:
            self._threads.shutdown(wait=True, cancel_futures=True)
