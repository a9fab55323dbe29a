// Reading: the URL comes first in every query key, so that a change can name what it makes stale.
import { queryOptions } from "@tanstack/react-query";
import type { MaybeOptionalInit } from "openapi-fetch";
import type { PathsWithMethod, SuccessResponseJSON } from "openapi-typescript-helpers";
import { client, type Paths } from "./client";

export type GetPath = PathsWithMethod<Paths, "get">;
export type Answer<P extends GetPath> = SuccessResponseJSON<Paths[P]["get"]>;
type Parameters<P extends GetPath> = Paths[P]["get"] extends { parameters: infer T } ? T : never;
/** What a path wants, without the kinds of parameter it has none of. */
export type Ask<P extends GetPath> = Pick<
  Parameters<P>,
  {
    [K in keyof Parameters<P>]-?: Parameters<P>[K] extends undefined ? never : K;
  }[keyof Parameters<P>]
>;

/** Reads one URL; throws ApiError on any answer but a good one. */
export async function get<P extends GetPath>(
  path: P,
  ask: Ask<P>,
  signal?: AbortSignal,
): Promise<Answer<P>> {
  // The generic call cannot be resolved before P is known; callers see the exact types.
  const init = { params: ask, signal } as unknown as MaybeOptionalInit<Paths[P], "get">;
  const { data } = await client.GET(path, ...([init] as never));
  return data as Answer<P>;
}

export function getQuery<P extends GetPath>(path: P, ask: Ask<P>) {
  return queryOptions({
    queryKey: [path, ask] as const,
    queryFn: ({ signal }) => get(path, ask, signal),
  });
}
