// One cache for the whole page. Data stays until a change says that it is stale.
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { text } from "@/lib/text/text";
import { hideOverlay, showOverlay } from "@/ui/overlay-store";
import { type ToastText, toast } from "@/ui/toast-store";
import { NetworkError } from "./network-error";
import type { GetPath } from "./query";

declare module "@tanstack/react-query" {
  interface Register {
    mutationMeta: {
      /** What the change makes stale: every query whose URL begins so. */
      refreshes?: GetPath[];
      /** Said when it is done; a function makes it of the answer. */
      done?: string | ((data: unknown) => ToastText);
      /** Said when it failed; null says nothing, because the form does. */
      failed?: string | ((error: Error, sent: unknown) => string | null);
      /** Covers the whole screen meanwhile. */
      overlay?: string;
    };
  }
}

export function refresh(paths: GetPath[]) {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [url] }) =>
      typeof url === "string" && paths.some((path) => url.startsWith(path)),
  });
}

const mutationCache = new MutationCache({
  onMutate: (_variables, mutation) => {
    if (mutation.meta?.overlay) showOverlay(mutation.meta.overlay);
  },
  onSuccess: (data, _variables, _result, mutation) => {
    const { refreshes, done } = mutation.meta ?? {};
    if (refreshes) void refresh(refreshes);
    if (typeof done === "function") toast(done(data));
    else if (done) toast({ title: text.common.success, description: done });
  },
  onError: (error, variables, _result, mutation) => {
    const failed = mutation.meta?.failed;
    const reason = typeof failed === "function" ? failed(error, variables) : failed;
    // Why nothing could be done is said everywhere alike.
    const said = error instanceof NetworkError ? text.common.offline : reason;
    if (said) toast({ title: text.common.error, description: said, variant: "destructive" });
  },
  onSettled: (_data, _error, _variables, _result, mutation) => {
    if (mutation.meta?.overlay) hideOverlay();
  },
});

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    // Without a network a call fails at once, and says so, instead of waiting in silence.
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
