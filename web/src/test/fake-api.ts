// A fake network whose answers are typed by the contracts.
import { delay, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import type { Paths } from "@/api/client";
import type { Answer, GetPath } from "@/api/query";

export const fakeNetwork = setupServer();

const JSON_TYPE = { "Content-Type": "application/json" };
const pattern = (path: keyof Paths) => `*${path.replace(/\{(\w+)\}/g, ":$1")}`;

/** Answers a path; gives back the queries it was asked with, as they come. */
export function answer<P extends GetPath>(
  path: P,
  reply: Answer<P>,
  headers: Record<string, string> = {},
): URLSearchParams[] {
  return answerBy(path, () => reply, headers);
}

/** As `answer`, where the answer depends on the query. */
export function answerBy<P extends GetPath>(
  path: P,
  reply: (query: URLSearchParams) => Answer<P>,
  headers: Record<string, string> = {},
): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  fakeNetwork.use(
    http.get(pattern(path), ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      return new HttpResponse(JSON.stringify(reply(query)), {
        headers: { ...JSON_TYPE, ...headers },
      });
    }),
  );
  return asked;
}

/** Refuses a path, or only its next question; gives back a count of the attempts. */
export function fail(
  path: GetPath,
  status: number,
  options: { once?: boolean } = {},
): { attempts: number } {
  const seen = { attempts: 0 };
  fakeNetwork.use(
    http.get(
      pattern(path),
      () => {
        seen.attempts += 1;
        return HttpResponse.json({ message: "Messaggio del servizio" }, { status });
      },
      options,
    ),
  );
  return seen;
}

/** Never answers a path. */
export function hang(path: GetPath) {
  fakeNetwork.use(
    http.get(pattern(path), async () => {
      await delay("infinite");
    }),
  );
}

type Reply = { status: number; body?: unknown };

/** Takes changes at a path; gives back the bodies that were sent, as they come. */
export function take(
  method: "post" | "put" | "patch" | "delete",
  path: keyof Paths,
  reply: Reply | ((body: Record<string, unknown>) => Reply),
): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  fakeNetwork.use(
    http[method](pattern(path), async ({ request }) => {
      const text = await request.text();
      const given = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
      sent.push(given);
      const { status, body } = typeof reply === "function" ? reply(given) : reply;
      return new HttpResponse(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: JSON_TYPE,
      });
    }),
  );
  return sent;
}
