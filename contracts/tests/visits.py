"""What each call answers on each row: one entry a call, and no call without one.

Who may not call at all stands in contracts/permissions.json; here stands what becomes of those who
may. A record of another cemetery is 404, what may not be given is 403, and what is put somewhere
that is not the caller's is 422.
"""

from contracts.tests.visit import Visits
from contracts.tests.visits_catalogue import CATALOGUE
from contracts.tests.visits_identity import IDENTITY
from contracts.tests.visits_importer import IMPORTER
from contracts.tests.visits_memorial import MEMORIAL
from contracts.tests.visits_orders import ORDERS
from contracts.tests.visits_registry import REGISTRY
from contracts.tests.visits_sharing import SHARING
from contracts.tests.visits_shop import SHOP
from contracts.tests.visits_tools import TOOLS

VISITS: Visits = {
    **IDENTITY,
    **REGISTRY,
    **TOOLS,
    **MEMORIAL,
    **SHARING,
    **SHOP,
    **CATALOGUE,
    **ORDERS,
    **IMPORTER,
}
