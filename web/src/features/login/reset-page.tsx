// /reimposta-password#token: the token stays behind the #, which no server ever sees.
import { type ReactNode, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import { failureOf } from "@/api/failure";
import { formRules } from "@/lib/form-rules";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button, buttonLook } from "@/ui/button";
import { earlyPart } from "@/ui/early-part";
import { Field } from "@/ui/field";
import { Landscape } from "@/ui/landscape";
import { PasswordInput } from "@/ui/password-input";
import { choiceSchema } from "./forms";
import { useConfirmReset } from "./queries";

const ForgotDialog = earlyPart(async () => (await import("./forgot-dialog")).ForgotDialog);

const { reset: words } = staffText;

export function ResetPage() {
  const token = useLocation().hash.slice(1);
  return (
    <div className="relative isolate -mb-20 min-h-[calc(100dvh-3.8rem)] overflow-hidden">
      <title>{`${words.title} · ${text.common.product}`}</title>
      <Landscape />
      <div className="mx-auto w-full max-w-md px-4 pt-10 pb-24">
        <section className="rounded-2xl border border-line bg-surface p-6 sm:p-8">
          {token ? <Choice token={token} /> : <Incomplete />}
        </section>
      </div>
    </div>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <h1 className="font-serif text-4xl leading-tight font-semibold tracking-tight">{children}</h1>
  );
}

function Choice({ token }: { token: string }) {
  const navigate = useNavigate();
  const confirm = useConfirmReset();
  const form = useForm({
    resolver: formRules(choiceSchema),
    defaultValues: { password: "", repeated: "" },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) => {
    confirm.mutate({ token, password }, { onSuccess: () => navigate("/login", { replace: true }) });
  });
  const failure = confirm.isError ? failureOf(confirm.error) : null;
  const isExpired = failure?.status === 400;
  const said = failure?.fields.password ?? failure?.message;
  return (
    <>
      <Title>{words.title}</Title>
      <p className="mt-1 mb-6 text-muted">{words.lead}</p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label={words.password} error={errors.password?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("password")}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label={words.repeat} error={errors.repeated?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register("repeated")}
              autoComplete="new-password"
            />
          )}
        </Field>
        {failure && (
          <div role="alert" className="rounded-lg bg-danger-soft p-4 font-semibold text-danger">
            {said ?? (isExpired ? words.expired : words.failed)}
          </div>
        )}
        <Button type="submit" variant="primary" disabled={confirm.isPending}>
          {words.submit}
        </Button>
        {isExpired && <AskAnew />}
      </form>
    </>
  );
}

function Incomplete() {
  return (
    <div className="grid gap-4">
      <Title>{words.missing}</Title>
      <p className="text-muted">{words.missingHint}</p>
      <AskAnew />
      <Link to="/login" className={buttonLook()}>
        {staffText.login.title}
      </Link>
    </div>
  );
}

function AskAnew() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.askAnew}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ForgotDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
