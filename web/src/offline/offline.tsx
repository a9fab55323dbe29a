// What the public side does about networks that come and go; it follows the page.
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useMatch } from "react-router";
import { KeptNotice } from "./kept-notice";
import { start } from "./start";

export function Offline() {
  const queries = useQueryClient();
  const id = useMatch("/memorial/:id")?.params.id ?? "";
  // Told by the client with the memorial itself.
  const { data: keptAt } = useQuery<string | null>({ queryKey: ["kept", id], queryFn: skipToken });
  useEffect(() => {
    // Reads again what could not be read, or comes from the browser's own copy.
    const refresh = () => void (id && queries.invalidateQueries());
    window.addEventListener("online", refresh);
    return () => window.removeEventListener("online", refresh);
  }, [queries, id]);
  // Neither under development nor in tests: a worker would answer with files of yesterday.
  useEffect(() => (import.meta.env.PROD ? start() : undefined), []);
  return keptAt ? <KeptNotice at={keptAt} onRefresh={() => queries.invalidateQueries()} /> : null;
}
