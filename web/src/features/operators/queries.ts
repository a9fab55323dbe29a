// Operators: reading, saving, deleting.
import { useMutation, useQuery } from "@tanstack/react-query";
import { historyQuery } from "@/api/audit";
import { client, type Paths } from "@/api/client";
import type { User } from "@/api/current-user";
import { failureOf } from "@/api/failure";
import { getQuery } from "@/api/query";
import { queryClient } from "@/api/query-client";
import { isSignedIn, USER_KEY } from "@/api/session";
import { operatorsText as words } from "@/lib/text/office";

type Body<P extends keyof Paths, M extends "post" | "put"> = Paths[P] extends {
  [K in M]: { requestBody: { content: { "application/json": infer B } } };
}
  ? B
  : never;
type NewUser = Body<"/api/users", "post">;
type ChangedUser = Body<"/api/users/{user_id}", "put">;

export function useOperators() {
  return useQuery(getQuery("/api/users", {}));
}

export function useOperatorHistory(id: number) {
  return useQuery(historyQuery("user", id));
}

interface Save {
  /** The operator as it was read; null for a new one. */
  operator: User | null;
  payload: Record<string, unknown>;
}

async function save({ operator, payload }: Save): Promise<User | undefined> {
  // The form's schema has checked the fields; what an edit leaves out stays as it is.
  if (!operator) return (await client.POST("/api/users", { body: payload as NewUser })).data;
  const { data } = await client.PUT("/api/users/{user_id}", {
    params: { path: { user_id: operator.id } },
    body: { ...payload, version: operator.version } as ChangedUser,
  });
  return data;
}

export function useSaveOperator(operator: User | null) {
  return useMutation({
    mutationFn: save,
    meta: {
      refreshes: ["/api/users", "/api/audit"],
      done: operator ? words.updated : words.created,
      failed: (error) => (staleRecord(error) ? null : saveMessage(error, operator === null)),
    },
    onSuccess: (saved) => {
      const me = queryClient.getQueryData<User>(USER_KEY);
      if (saved && isSignedIn() && me?.id === saved.id) queryClient.setQueryData(USER_KEY, saved);
    },
  });
}

export function useDeleteOperator() {
  return useMutation({
    mutationFn: (operator: User) =>
      client.DELETE("/api/users/{user_id}", { params: { path: { user_id: operator.id } } }),
    meta: {
      refreshes: ["/api/users", "/api/audit"],
      done: words.deleted,
      failed: (error) => {
        const { message } = failureOf(error);
        return message ? `${words.deleteFailed}. ${message}` : words.deleteFailed;
      },
      overlay: words.deleting,
    },
  });
}

/** The specification's words; what else the service said stands in the form. */
export function saveMessage(error: Error, isNew: boolean): string {
  const message = failureOf(error).message ?? "";
  if (message.includes("Email già in uso")) return words.emailTaken;
  if (message.includes("Username già in uso")) return words.usernameTaken;
  return isNew ? words.createFailed : words.updateFailed;
}

/** The record as somebody else has saved it meanwhile. */
export function staleRecord(error: Error): User | null {
  const { status, current } = failureOf(error);
  return status === 409 && current ? (current as User) : null;
}
