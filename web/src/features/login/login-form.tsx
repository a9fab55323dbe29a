// Email and password: on the login page, and in place when a session has ended.

import { LogIn } from "lucide-react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import type { Answer } from "@/api/query";
import { formRules } from "@/lib/form-rules";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { Field, Input } from "@/ui/field";
import { PasswordInput } from "@/ui/password-input";
import { loginSchema } from "./forms";
import { useLogin } from "./queries";

const { login: words } = staffText;

interface Props {
  email?: string;
  onSignedIn: (user: Answer<"/api/auth/user">) => Promise<void> | void;
  /** Beside the button. */
  children?: ReactNode;
}

export function LoginForm({ email = "", onSignedIn, children }: Props) {
  const login = useLogin();
  const form = useForm({
    resolver: formRules(loginSchema),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    // What went wrong is said by a toast.
    const user = await login.mutateAsync(values).catch(() => null);
    if (user) await onSignedIn(user);
    else form.setFocus("password", { shouldSelect: true });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Field label={words.email} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register("email")}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words.password} error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register("password")}
            data-begin={email !== "" || undefined}
            autoComplete="current-password"
          />
        )}
      </Field>
      <div className="flex flex-wrap-reverse justify-end gap-2.5">
        {children}
        <Button type="submit" variant="primary" disabled={isSubmitting} className="grow">
          <LogIn size={18} aria-hidden />
          {isSubmitting ? words.submitting : words.submit}
        </Button>
      </div>
    </form>
  );
}
