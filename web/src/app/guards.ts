// Who is let through to a route. They run before anything of the page is loaded.
import { redirect } from "react-router";
import { currentUser } from "@/api/current-user";
import { signedInMark } from "@/api/session";
import { homeOf } from "./homes";

/**
 * Search and login send whoever is signed in to their work; a stranger is not even asked about. They
 * are for everybody as long as nobody can tell who asks.
 */
export async function visitorsOnly() {
  if (signedInMark.isSet() && (await currentUser().catch(() => null))) throw redirect("/");
}

/** Everything that is not public sends a stranger to the search, and waits when it cannot tell. */
export async function staffOnly({ request }: { request: Request }) {
  const { pathname, search, searchParams } = new URL(request.url);
  // A bank sends whoever has paid back to the site's first page.
  if (pathname === "/" && searchParams.has("payment_intent_client_secret"))
    throw redirect(`/pagamento${search}`);
  const user = await currentUser();
  if (!user) throw redirect("/search");
  const home = homeOf(user.role);
  if (pathname === "/" && home !== "/") throw redirect(home);
}
