"""A server on loopback whose answers are written by each test. `tests.wire` is a whole Discord."""

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

USER = {"id": "1", "username": "olsen", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    **USER,
    "id": "4242",
    "name": "Olsen",
    "owner": USER,
    "team": None,
    "flags": 0,
    "summary": "",
    "description": "",
    "icon": None,
    "verify_key": "",
    "bot_public": True,
    "bot_require_code_grant": False,
}


def log_in(request: BaseHTTPRequestHandler) -> None:
    """Answer what a bot asks and tells when it logs in."""
    request.rfile.read(int(request.headers.get("Content-Length", 0)))
    if request.path.startswith("/oauth2"):
        reply(request, 200, APPLICATION)
    elif request.path.endswith("/emojis"):
        reply(request, 200, {"items": []})
    elif request.path.endswith("/commands"):
        reply(request, 200, [])
    elif request.path == "/gateway/bot":
        limits = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        address = f"ws://127.0.0.1:{request.server.server_port}"
        reply(request, 200, {"url": address, "shards": 1, "session_start_limit": limits})
    else:
        reply(request, 200, USER)


@contextmanager
def discord_answering(answer: Callable[[BaseHTTPRequestHandler], None]) -> Iterator[str]:
    """A server on loopback in Discord's place; ``answer`` handles what comes. Yields its address."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            answer(self)

        do_POST = do_PUT = do_PATCH = do_DELETE = do_GET  # noqa: N815 - the base class names them

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        # It looks so often whether it is to end, and each test waits for that.
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def reply(
    handler: BaseHTTPRequestHandler, status: int, body: object, headers: Mapping[str, str] | None = None
) -> None:
    """Answer a request with a status and a body as JSON; with 204 there is none."""
    content = b"" if status == 204 else json.dumps(body).encode()
    handler.send_response(status)
    if content:
        handler.send_header("Content-Type", "application/json")
    for name, value in (headers or {}).items():
        handler.send_header(name, value)
    handler.send_header("Content-Length", str(len(content)))
    handler.end_headers()
    handler.wfile.write(content)
