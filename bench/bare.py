"""A bare `websockets` server, the floor of the table's: of two who play, each hears what either does.

Run as `python -m bench.bare BYTES`; it says where it is. What it sends has so many bytes and is made once.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict

from websockets.asyncio.server import ServerConnection, serve

from bench.crowd import SAYS


async def main(size: int) -> None:
    """Serve until the process is ended."""
    tables: defaultdict[str, list[ServerConnection]] = defaultdict(list)
    message = "x" * size

    async def answer(connection: ServerConnection) -> None:
        here = tables[connection.request.path if connection.request else ""]
        here.append(connection)
        async for _ in connection:
            for each in here:
                await each.send(message)

    async with serve(answer, "127.0.0.1", 0, compression=None) as server:
        print(f"{SAYS}http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
