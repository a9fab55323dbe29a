// Who orders. What is typed outlives a failure and a reload.
import { type ComponentProps, type FormEvent, useRef, useState } from "react";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import { Field, Input, TextArea } from "@/ui/field";
import { dismissToast, toast } from "@/ui/toast-store";
import {
  type Customer,
  type CustomerFaults,
  customerFaults,
  isIncomplete,
  LIMITS,
  NOBODY,
} from "./customer-rules";
import { customerEntry as entry } from "./customer-store";
import type { CheckoutState } from "./use-checkout";

const words = cartText.customer;

interface Props {
  isEmpty: boolean;
  checkout: CheckoutState;
}

export function CustomerForm({ isEmpty, checkout }: Props) {
  const [customer, setCustomer] = useState(() => entry.read() ?? NOBODY);
  const [faults, setFaults] = useState<CustomerFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<number>(null);

  const put = (part: Partial<Customer>) => {
    const next = { ...customer, ...part };
    entry.write(next);
    setCustomer(next);
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (checkout.isPlacing) return;
    // What was missing may be there now.
    if (refusal.current !== null) dismissToast(refusal.current);
    if (isEmpty) return refuse(words.emptyTitle, words.empty);
    const found = customerFaults(customer);
    if (Object.keys(found).length === 0) return checkout.place(customer, point);
    point(found);
    if (isIncomplete(customer)) refuse(words.missingTitle, words.missing);
  };
  const point = (found: CustomerFaults) => {
    setFaults(found);
    const first = Object.keys(found)[0];
    if (!first) return;
    const field = form.current?.querySelector<HTMLElement>(`[name=${first}]`);
    field?.focus({ preventScroll: true });
    // Not at an edge, where the toast is.
    field?.scrollIntoView?.({ block: "center" });
  };
  const refuse = (title: string, description: string) => {
    refusal.current = toast({ title, description, variant: "destructive" });
  };
  const line = (name: "name" | "email" | "phone"): ComponentProps<"input"> => ({
    name,
    value: customer[name] ?? "",
    maxLength: LIMITS[name],
    readOnly: checkout.isPlacing,
    onChange: ({ target }) => put({ [name]: target.value }),
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-labelledby="cliente-titolo"
      className="grid gap-4 rounded-2xl border border-line bg-surface p-5"
    >
      <h2 id="cliente-titolo" className="font-serif text-3xl leading-tight font-semibold">
        {words.title}
      </h2>
      <Field label={words.name} isOptional error={faults.name}>
        {(control) => <Input {...control} {...line("name")} autoComplete="name" />}
      </Field>
      <Field label={words.email} hint={words.emailHint} error={faults.email}>
        {(control) => (
          <Input
            {...control}
            {...line("email")}
            type="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={words.phone} hint={words.phoneHint} error={faults.phone}>
        {(control) => (
          <Input {...control} {...line("phone")} type="tel" required autoComplete="tel" />
        )}
      </Field>
      <Field label={words.notes} isOptional error={faults.notes}>
        {(control) => (
          <TextArea
            {...control}
            name="notes"
            rows={3}
            maxLength={LIMITS.notes}
            readOnly={checkout.isPlacing}
            value={customer.notes ?? ""}
            onChange={({ target }) => put({ notes: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" aria-disabled={checkout.isPlacing || undefined}>
        {checkout.isPlacing ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
