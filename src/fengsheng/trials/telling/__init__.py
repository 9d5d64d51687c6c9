"""The checks of a scenario as sentences, for somebody who sees it played: `expect.ftl` has them."""

from __future__ import annotations

from fengsheng.scenario.expect import Expect
from fengsheng.scenario.offers import Asked, NeverAsked, Offered
from fengsheng.scenario.scenario import Step
from fengsheng.scenario.table import Table
from fengsheng.trials.telling import facts, happenings, offers, outcome, sights
from fengsheng.trials.telling.teller import Teller

# every form of `expect`, by its name
FORMS = {**facts.TELL, **outcome.TELL, **happenings.TELL, **sights.TELL}


def tell_check(teller: Teller, step: Step, table: Table) -> str:
    """What a check says of the table as it is now, where it holds."""
    if isinstance(step, Expect):
        return FORMS[step.form](teller, table, step)
    if isinstance(step, Offered):
        return offers.offered(teller, table, step)
    if isinstance(step, Asked):
        return offers.asked(teller, table, step)
    assert isinstance(step, NeverAsked)
    return offers.never_asked(teller, step)
