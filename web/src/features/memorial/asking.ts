// Calls about a memorial: what is said when they fail, and how the page hears that it is no longer public.
import { ApiError } from "@/api/client";
import { failureOf } from "@/api/failure";
import { queryClient } from "@/api/query-client";
import { toast } from "@/ui/toast-store";
import { isMissing, MEMORIAL } from "./queries";

const SHOWN = { queryKey: [MEMORIAL], type: "active" } as const;

/** In the place of an error of which the page itself has told: there is no such memorial any more. */
class GoneError extends Error {}

/** A call that finds nothing makes sure of the memorial; when that is gone too, the page shows it. */
export async function ofMemorial<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await queryClient.refetchQueries(SHOWN, { cancelRefetch: false });
    throw isGone() ? new GoneError("memorial", { cause: error }) : error;
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isGone(): boolean {
  return queryClient
    .getQueryCache()
    .findAll(SHOWN)
    .some(({ state }) => state.error !== null && isMissing(state.error));
}

/** Says it, unless the page has. */
export function orGone(said: string | ((error: Error) => string | null)) {
  return (error: Error) => {
    if (error instanceof GoneError) return null;
    return typeof said === "string" ? said : said(error);
  };
}

/** A refusal speaks for itself; anything else is told in our words. */
export function refusalOr(said: string) {
  return orGone((error) => {
    const { status, message } = failureOf(error);
    return status !== null && status < 500 && message !== null ? message : said;
  });
}

/** Whether the visitor has left it already: a limit, and no fault. */
export function isLimit(error: Error | null): boolean {
  return failureOf(error).status === 400;
}

/** What the service says of a limit is told in its words, quietly; what else goes wrong in ours. */
export function failedButFor(said: string) {
  return orGone((error) => {
    const { message } = failureOf(error);
    if (!isLimit(error) || message === null) return said;
    toast({ title: message });
    return null;
  });
}
