// Signing in, and choosing a new password when the old one is lost.
import { useMutation } from "@tanstack/react-query";
import { client } from "@/api/client";
import { endSession } from "@/api/current-user";
import { failureOf } from "@/api/failure";
import { staffText } from "@/lib/text/staff";
import { toast } from "@/ui/toast-store";
import type { AskValues, LoginValues } from "./forms";

export function useLogin() {
  return useMutation({
    mutationFn: async (body: LoginValues) => (await client.POST("/api/auth/login", { body })).data,
    onError: (error) => loginFailed(reason(error)),
  });
}

export function loginFailed(description: string) {
  toast({ title: staffText.login.failed, description, variant: "destructive" });
}

/** No answer at all is not the fault of what was typed. */
function reason(error: Error): string {
  const { status, message } = failureOf(error);
  if (message) return message;
  return status === null || status >= 500 ? staffText.common.unreachable : staffText.login.wrong;
}

export function useAskReset() {
  return useMutation({
    mutationFn: (body: AskValues) => client.POST("/api/auth/password-reset", { body }),
    meta: { failed: (error) => failureOf(error).message ?? staffText.reset.sendFailed },
  });
}

export function useConfirmReset() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      client.POST("/api/auth/password-reset/confirm", { body }),
    meta: { done: staffText.reset.done },
    // It ends every session of the user, the one of this browser too.
    onSuccess: endSession,
  });
}
