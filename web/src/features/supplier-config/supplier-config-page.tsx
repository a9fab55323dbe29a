// /supplier-config: keys for payments, where orders are told, what customers read at the end.
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { failureOf } from "@/api/failure";
import { formRules } from "@/lib/form-rules";
import { supplierText as words } from "@/lib/text/shop";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { FormLine, FormNote } from "@/ui/form-fields";
import { useLeaveGuard } from "@/ui/leave-guard";
import { Notice } from "@/ui/notice";
import { Tabs } from "@/ui/tabs";
import {
  type ConfigValues,
  configChange,
  configSchema,
  configValues,
  TAB_OF,
  type Tab,
} from "./config-form";
import { OwnOrders } from "./own-orders";
import { PaymentsTab } from "./payments-tab";
import { type SupplierConfig, useSaveConfig, useSupplierConfig } from "./queries";

export function SupplierConfigPage() {
  const config = useSupplierConfig();
  if (config.isError)
    return (
      <Notice title={words.loadFailed} role="alert" level="h2">
        <Button variant="primary" onClick={() => void config.refetch()}>
          {text.common.retry}
        </Button>
      </Notice>
    );
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      {config.data ? <ConfigForm config={config.data} /> : <span className="skeleton h-96" />}
      <OwnOrders />
    </div>
  );
}

const TABS = [
  { id: "payments", label: words.tabs.payments },
  { id: "notices", label: words.tabs.notices },
  { id: "feedback", label: words.tabs.feedback },
] as const satisfies { id: Tab; label: string }[];

function ConfigForm({ config }: { config: SupplierConfig }) {
  const [tab, setTab] = useState<Tab>("payments");
  const save = useSaveConfig();
  const form = useForm<ConfigValues>({
    resolver: formRules(configSchema),
    // What comes later from the service does not touch what is being typed.
    values: configValues(config),
    resetOptions: { keepDirtyValues: true },
  });
  const { dirtyFields, isDirty } = form.formState;
  const { question } = useLeaveGuard(isDirty && !save.isPending);

  const send = async (change: ReturnType<typeof configChange>) => {
    try {
      const saved = await save.mutateAsync(change);
      if (!saved) return;
      const values = configValues(saved);
      // What is typed elsewhere and was not sent stays. A webhook's secret is never shown again.
      for (const field of [...Object.keys(change), "stripeWebhookSecret"] as const)
        form.resetField(field as keyof ConfigValues, {
          defaultValue: values[field as keyof ConfigValues],
        });
    } catch (error) {
      for (const [name, message] of Object.entries(failureOf(error).fields))
        if (name in TAB_OF) showFault(name as keyof ConfigValues, message);
    }
  };
  const showFault = (field: keyof ConfigValues, message: string) => {
    setTab(TAB_OF[field]);
    form.setError(field, { message });
  };
  const submit = form.handleSubmit(
    (values) => send(configChange(values, dirtyFields)),
    (errors) => {
      const field = (Object.keys(TAB_OF) as (keyof ConfigValues)[]).find((name) => errors[name]);
      if (field) setTab(TAB_OF[field]);
    },
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-6 rounded-2xl border border-line bg-surface p-5"
      >
        <Tabs label={words.tabs.label} tabs={TABS} current={tab} onChange={setTab}>
          {tab === "payments" && (
            <PaymentsTab
              config={config}
              onRemove={() => void send({ stripePublicKey: "", stripeSecretKey: "" })}
            />
          )}
          {tab === "notices" && (
            <div className="grid gap-5">
              <h2 className="font-serif text-2xl font-semibold">{words.notices.title}</h2>
              <FormLine<ConfigValues>
                name="orderNotificationEmail"
                type="email"
                label={words.notices.email}
                hint={words.notices.emailHint}
                isOptional
              />
            </div>
          )}
          {tab === "feedback" && (
            <div className="grid gap-5">
              <h2 className="font-serif text-2xl font-semibold">{words.feedback.title}</h2>
              <FormNote<ConfigValues>
                name="orderFeedback"
                label={words.feedback.text}
                hint={words.feedback.textHint}
                placeholder={words.feedback.placeholder}
                rows={6}
                isOptional
              />
            </div>
          )}
        </Tabs>
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          disabled={save.isPending || !isDirty}
        >
          {save.isPending ? words.saving : words.save}
        </Button>
      </form>
      {question}
    </FormProvider>
  );
}
