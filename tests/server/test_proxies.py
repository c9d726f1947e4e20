"""The proxies' files in `hosting/`, checked by the proxies themselves where they are installed."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from shutil import which

import pytest

HOSTING = Path(__file__).parents[2] / "hosting"
NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off; client_body_temp_path {folder}; proxy_temp_path {folder};
    fastcgi_temp_path {folder}; uwsgi_temp_path {folder}; scgi_temp_path {folder};
    {inside}
}}
"""


def said_by(*command: str, **more: str) -> str:
    """What a checker says; it must be content."""
    if which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    ran = subprocess.run(
        command, check=False, capture_output=True, text=True, timeout=60, env=os.environ | more
    )
    said = ran.stdout + ran.stderr
    assert ran.returncode == 0, said
    return said


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A folder with a certificate for nobody: the key, the chain, and both in one."""
    key, chain = tmp_path / "privkey.pem", tmp_path / "fullchain.pem"
    made = f"-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=games.example -keyout {key} -out {chain}"
    said_by("openssl", "req", *made.split())
    (tmp_path / "both.pem").write_text(chain.read_text() + key.read_text())
    return tmp_path


def test_nginx_takes_its_files(certificate: Path) -> None:
    whole = (HOSTING / "nginx.conf").read_text()
    below = f"server {{ listen 81; {(HOSTING / 'nginx-path.conf').read_text()} }}"
    inside = f"{whole}\n{below}".replace("/etc/ssl/tablee", str(certificate))
    inside = re.sub(r"listen \[::\][^;]*;", "", inside)  # it takes the ports to check them
    inside = re.sub(r"listen (\d+)", lambda port: f"listen 127.0.0.1:{28000 + int(port[1])}", inside)
    wrapped = certificate / "nginx.conf"
    wrapped.write_text(NGINX.format(folder=certificate, inside=inside))
    said_by("nginx", "-t", "-c", str(wrapped))


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.path", "Caddyfile.home"])
def test_caddy_takes_its_files(name: str, tmp_path: Path) -> None:
    check = ("validate", "--adapter", "caddyfile", "--config", str(HOSTING / name))
    said_by("caddy", *check, XDG_DATA_HOME=str(tmp_path), STORAGE=str(tmp_path))


def test_haproxy_takes_its_file(certificate: Path) -> None:
    written = certificate / "haproxy.cfg"
    text = (HOSTING / "haproxy.cfg").read_text()
    written.write_text(text.replace("/etc/ssl/tablee", str(certificate)))
    said_by("haproxy", "-c", "-f", str(written))
