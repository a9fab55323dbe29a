// What the public side does about networks that come and go; it follows the page.
import { useEffect } from "react";
import { useMatch } from "react-router";
import { KeptNotice } from "./kept-notice";
import { start } from "./start";
import { useLastVisit } from "./use-last-visit";

export function Offline() {
  // Neither under development nor in tests: a worker would answer with files of yesterday.
  useEffect(() => (import.meta.env.PROD ? start() : undefined), []);
  const keptAt = useLastVisit(useMatch("/memorial/:id")?.params.id);
  return keptAt === null ? null : <KeptNotice at={keptAt} />;
}
