"""The life of an interaction's token. Its 3 seconds, and that it is answered once, simcord knows itself."""

from __future__ import annotations

from simcord.backend import Backend

from tests.discord.requests import Request, refusal


def check_token(backend: Backend, request: Request) -> None:
    """Refuse a request by a token after its 15 minutes, and a follow-up before the first response."""
    interaction = backend.interaction_tokens.get(request.token or "")
    if interaction is None or request.is_callback:
        return
    press = backend.interactions[interaction]
    if press.expires_at is not None and backend.now_iso() >= press.expires_at:
        raise refusal(401, 50027, "Invalid Webhook Token")
    if not press.responded:
        raise refusal(404, 10015, "Unknown Webhook")
