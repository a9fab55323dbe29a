// Who is signed in.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "./client";
import { type Answer, get } from "./query";
import { queryClient } from "./query-client";
import { signedInMark, tellTabs, USER_KEY } from "./session";

export type User = Answer<"/api/auth/user">;

const TRIES = 5;
const FIRST_PAUSE = 250;

const userQuery = queryOptions({
  queryKey: USER_KEY,
  // Everything of the staff hangs on this answer: a moment's trouble must not cost anybody their page.
  retry: (failures: number, error: Error) => failures < TRIES - 1 && isPassing(error),
  retryDelay: (failures: number) => FIRST_PAUSE * 2 ** failures,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      const user = await get("/api/auth/user", {}, signal);
      tellTabs(user.id);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      signedInMark.clear();
      return null;
    }
  },
});

/** The network, or a service that does not answer now; what is refused will be refused again. */
function isPassing(error: Error): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}

/** The user, or null when nobody is signed in; throws when it cannot be told. */
export function currentUser(): Promise<User | null> {
  return queryClient.ensureQueryData(userQuery);
}

export function useCurrentUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

/** After signing in: the user is read anew and nothing read before counts any more. */
export async function beginSession(): Promise<User | null> {
  const user = await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
  return user;
}

/** After signing out: nothing that was read stays for whoever comes next. */
export function endSession() {
  signedInMark.clear();
  tellTabs(null);
  queryClient.setQueryData(USER_KEY, null);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER_KEY[0] });
}
