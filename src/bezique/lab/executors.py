"""Where the pairs of a contest are played: here, in processes of this machine, or on a cluster of dask.

Whatever plays them, the results are the same (`bezique.lab.arena`).
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread

from bezique.errors import MissingExtra

PROCESSES, DASK = "processes", "dask"

CONNECT = 10
"""Seconds in which a scheduler must answer."""


def check_executor(kind: str) -> None:
    """Raise ValueError for an executor that there is not, and MissingExtra for one that is not installed."""
    name, colon, address = kind.partition(":")
    if name not in (PROCESSES, DASK) or (colon and (name == PROCESSES or not address)):
        raise ValueError(f'--executor is "{PROCESSES}", "{DASK}" or "{DASK}:ADDRESS", not "{kind[:60]}"')
    if name == DASK:
        try:
            import distributed  # noqa: F401 - whether it is there
        except ImportError:
            raise MissingExtra("cluster", "distributed", f'--executor "{kind[:60]}"') from None


@contextmanager
def executor_of(kind: str, jobs: int) -> Iterator[Executor | None]:
    """What plays the pairs: "processes", of which one needs none; "dask", a cluster of this machine; "dask:ADDRESS".

    Raises as `check_executor` does, OSError where no scheduler is at the address, and ChildProcessError where a
    process ended that was playing.
    """
    check_executor(kind)
    try:
        if kind != PROCESSES:
            with _cluster(kind.partition(":")[2], jobs) as executor:
                yield executor
        elif jobs == 1:
            yield None
        else:
            with _processes(jobs) as pool:
                yield pool
    except BrokenExecutor as fault:
        raise ChildProcessError("a process that played was ended from outside: pairs in a file are kept") from fault


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    # Begun anew rather than forked: the same on every system, and safe beside threads.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin_worker)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Leave Ctrl-C to the process that gives out the pairs, but do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _cluster(address: str, jobs: int) -> Iterator[Executor]:
    """The workers of a scheduler, or as many as wanted on this machine."""
    from distributed import Client, KilledWorker, LocalCluster

    if address:
        own, there = None, address
    else:
        own = LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None, silence_logs=50)
        there = own.scheduler_address
    try:
        with Client(there, timeout=CONNECT) as client:
            # A task is a pair of a contest and so always gives the same, but what was lost is to be told, not guessed.
            yield client.get_executor(pure=False, retries=0)
    except KilledWorker as fault:
        raise BrokenExecutor(str(fault)) from fault
    finally:
        if own is not None:
            own.close()
