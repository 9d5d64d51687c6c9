"""Old and new programs side by side: the schema grows under those that run, and games never go back to older
rules."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

from tests.cluster.engines import needs_postgres
from tests.cluster.nodes import Guests, cluster, metric
from tests.cluster.planted import is_an_older_program
from tests.cluster.test_owners import sql
from tests.cluster.test_takeover import QUICK, awake, judged
from tests.server.patience import within

from fengsheng.server.store.database import newest

pytestmark = needs_postgres
BEFORE = f"{int(newest()) - 1:04}"
OLD = f"{is_an_older_program.__module__}:{is_an_older_program.__name__}:{BEFORE}"


def test_rolling_to_a_newer_program_while_people_play(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        old = found.start(plant=OLD)
        assert sql(url, "SELECT version_num FROM alembic_version") == [(BEFORE,)]

        async def main() -> None:
            guests = Guests(old.base, "Ann Bob", Random(9), **QUICK)
            guests.come(lambda: [old.socket])
            await guests.steps(5)
            new = found.start()
            assert sql(url, "SELECT version_num FROM alembic_version") == [(newest(),)]
            # the writer of before goes on with the schema of now
            await guests.steps(5)
            guests.sockets = lambda: [new.socket]
            assert await asyncio.to_thread(old.end, signal.SIGTERM) == 0
            await guests.steps(5)
            assert awake(new) == 1
            rules = sql(url, "SELECT rules FROM owners")
            # an old one is started again: it may work with this schema, and relays what is too new for it
            again = found.start(plant=OLD)
            guests.move(lambda: [again.socket])
            await guests.steps(5)
            assert (awake(again), awake(new)) == (0, 1)
            # and has nothing of it when nobody else is there
            assert await asyncio.to_thread(new.end, signal.SIGTERM) == 0
            before = metric(again, "cluster_claims_total")
            await asyncio.sleep(0.5)
            assert (awake(again), metric(again, "cluster_claims_total")) == (0, before)
            assert sql(url, "SELECT rules, node FROM owners") == [(*rules[0], None)]
            last = found.start()
            guests.move(lambda: [last.socket, again.socket])
            await judged(found, guests, 5)
            assert awake(last) == 1
            bad = {code for who in guests.people for code in who.refused}
            assert bad <= {"moved", "restart", "stale-prompt"}

        asyncio.run(main())
        # a change that is no longer for them keeps them out
        sql(url, f"UPDATE meta SET value = '{newest()}' WHERE key = 'compatible_from'")
        late = found._home.begin(tmp_path / "late", *found.flags(), plant=OLD)
        within(late.gone, "it ends")
        assert late.status == 2
        assert "made by a newer program" in late.log.read_text()
