// The two lines on the state of the system: they promise nothing that is not so.
import { dashboardText as words } from "@/lib/text/office";

export const SERVICES = ["identity", "registry", "importer", "memorial", "shop"] as const;
export type Service = (typeof SERVICES)[number];

export interface Health {
  database: boolean;
  broker: boolean;
  migrated: boolean;
}

/** What each service said of itself; null when it did not answer. */
export type Answers = Record<Service, Health | null>;

export interface Line {
  isGood: boolean;
  says: string;
}

export function systemLine(answers: Answers): Line {
  const silent = SERVICES.filter((name) => answers[name] === null);
  if (silent.length === SERVICES.length) return bad(words.offline);
  if (silent.length > 0) return bad(words.partial(named(silent)));
  const isLate = SERVICES.some((name) => !answers[name]?.broker);
  return isLate ? bad(words.delayed) : { isGood: true, says: words.online };
}

export function databaseLine(answers: Answers): Line {
  const lost = SERVICES.filter((name) => !answers[name]?.database);
  if (lost.length > 0) return bad(words.unreachable(named(lost)));
  const old = SERVICES.filter((name) => !answers[name]?.migrated);
  return old.length > 0 ? bad(words.stale(named(old))) : { isGood: true, says: words.fresh };
}

function bad(says: string): Line {
  return { isGood: false, says };
}

function named(services: Service[]): string {
  return services.map((name) => words.services[name]).join(", ");
}
