"""The client: files that were built into the package, read once, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from weald.server.errors import ServerError
from weald.server.rest import give_cookie, problem
from weald.server.seats import COOKIE
from weald.server.secrets import looks_right, new_secret
from weald.texts import Texts

FOLDER: Final = Path(__file__).parent / "static"
_TEXT: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".ftl", ".map")
_KINDS: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
_SHARED: Final = "share.jpg"  # what other sites show of a link to this one
_PICTURE: Final = f'property="og:image" content="/{_SHARED}"'.encode()
_HOST: Final = re.compile(r"[\w.:\[\]-]+")
_PAGE: Final = "private, no-cache"  # it may bring a cookie
_FOR_EVER: Final = "public, max-age=31536000, immutable"  # files whose names contain a hash of their content


class _File:
    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix in (".html", ".js", ".css", ".svg", ".txt", ".ftl"):
            self.kind += "; charset=utf-8"
        self.packed = gzip.compress(self.body, 9, mtime=0) if path.suffix in _TEXT else None
        self.caching = _FOR_EVER if name.startswith("assets/") else _PAGE if name == "index.html" else "no-cache"


class Static:
    """Answers with a file of the client. It knows all names beforehand, so no path leads out of the folder."""

    def __init__(self, folder: Path = FOLDER, secure: bool = False) -> None:
        self.secure = secure  # browsers come by https, even if a proxy passes it on as http
        self.files: dict[str, _File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if path.is_file() and not path.name.startswith("."):
                name = path.relative_to(folder).as_posix()
                self.files[name] = _File(path, name)
        if "index.html" in self.files:
            self.files[""] = self.files["index.html"]

    async def answer(self, request: Request) -> Response:
        """The file that is asked for.

        With the page comes the cookie of a new visitor: its script sends several requests at once, and they would
        bring a cookie each, of which one would stay.
        """
        name = request.path_params["path"]
        file = self.files.get(name)
        response = self._file(file, name, request) if file is not None else self._nothing(name, request)
        is_page = response.headers.get("cache-control") == _PAGE
        if is_page and not looks_right(request.cookies.get(COOKIE, "")):
            give_cookie(response, new_secret(), self.secure or request.url.scheme == "https")
        return response

    def _file(self, file: _File, name: str, request: Request) -> Response:
        headers = {"ETag": file.etag, "Cache-Control": file.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == file.etag:
            return Response(status_code=304, headers=headers)
        if name == _SHARED:
            headers["Cross-Origin-Resource-Policy"] = "cross-origin"
        body, packed = file.body, file.packed
        if file is self.files.get(""):
            body = self._addressed(body, request)
            packed = gzip.compress(body, 6, mtime=0)
        if packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(packed, headers=headers, media_type=file.kind)
        return Response(body, headers=headers, media_type=file.kind)

    def _nothing(self, name: str, request: Request) -> Response:
        """An unknown address: people get the client, which has a page for it."""
        page = self.files.get("")
        if page is not None and "text/html" in request.headers.get("accept", ""):
            return Response(page.body, status_code=404, headers={"Cache-Control": page.caching}, media_type=page.kind)
        if not name:
            return Response(Texts().say("server-no-client"), media_type="text/plain; charset=utf-8")
        return problem(ServerError(404, "unknown-address"))

    def _addressed(self, page: bytes, request: Request) -> bytes:
        """The page with the whole address of its picture, as previews of links want it."""
        host = request.headers.get("host", "")
        if not _HOST.fullmatch(host):
            return page
        scheme = "https" if self.secure else request.url.scheme
        return page.replace(_PICTURE, _PICTURE.replace(b"/share", f"{scheme}://{host}/share".encode()))
