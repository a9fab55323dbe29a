// Asks for a link to a new password. The answer never tells whether the address is known.

import { MailCheck } from "lucide-react";
import { useForm } from "react-hook-form";
import { formRules } from "@/lib/form-rules";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Field, Input } from "@/ui/field";
import { askSchema } from "./forms";
import { useAskReset } from "./queries";

const { reset: words } = staffText;

export function ForgotDialog({ onClose }: { onClose: () => void }) {
  const ask = useAskReset();
  const title = ask.isSuccess ? words.sentTitle : words.askTitle;
  return (
    <Dialog title={title} width="small" isForm onClose={onClose}>
      <div className="p-5">{ask.isSuccess ? <Sent onClose={onClose} /> : <Ask ask={ask} />}</div>
    </Dialog>
  );
}

function Ask({ ask }: { ask: ReturnType<typeof useAskReset> }) {
  const form = useForm({ resolver: formRules(askSchema), defaultValues: { email: "" } });
  const submit = form.handleSubmit((values) => ask.mutate(values));
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p>{words.ask}</p>
      <Field label={staffText.login.email} error={form.formState.errors.email?.message}>
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
      <Button type="submit" variant="primary" disabled={ask.isPending}>
        {ask.isPending ? words.sending : words.send}
      </Button>
    </form>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <div role="status" className="grid justify-items-center gap-4 py-3 text-center">
      <MailCheck size={40} strokeWidth={1.5} aria-hidden className="text-brand-text" />
      <p className="text-balance">{words.sent}</p>
      <Button onClick={onClose}>{text.common.close}</Button>
    </div>
  );
}
