"""The built page is served from memory: files that never change for ever, everything else for a while."""

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ludotheque.web.browser import built


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<html lang="en"><body></body></html>')
    (tmp_path / "built-from.json").write_text('"…"')
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "assets" / "index-1234.js").write_text("export const words = 1;" * 50)
    (tmp_path / "assets" / "font-5678.woff2").write_bytes(b"wOF2")
    return tmp_path


def test_a_page_that_was_not_built_has_no_files(tmp_path: Path) -> None:
    assert built.files(tmp_path / "nothing") == {}
    assert built.index(tmp_path / "nothing") is None


def test_files_have_their_kind_and_are_kept_as_long_as_their_name_says(page: Path) -> None:
    with TestClient(Litestar(built.handlers(page), openapi_config=None)) as client:
        script = client.get("/assets/index-1234.js")
        assert (script.status_code, script.headers["content-type"].partition(";")[0]) == (200, "text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.text.startswith("export const words")
        assert gzip.decompress(built.files(page)["/assets/index-1234.js"].squeezed or b"").decode() == script.text
        plain = client.get("/assets/index-1234.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        assert client.get("/assets/font-5678.woff2").headers["content-type"] == "font/woff2"
        manifest = client.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert "immutable" not in manifest.headers["cache-control"]


def test_nothing_else_is_served(page: Path) -> None:
    (page.parent / "secret.js").write_text("secret")
    with TestClient(Litestar(built.handlers(page), openapi_config=None), raise_server_exceptions=False) as client:
        for path in ("/assets/nothing.js", "/assets/..%2Findex.html", "/built-from.json", "/assets/%2e%2e%2fsecret.js"):
            answer = client.get(path)
            assert answer.status_code >= 400
            assert "secret" not in answer.text
