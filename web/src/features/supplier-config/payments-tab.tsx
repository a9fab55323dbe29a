// Keys at the card provider, and what they mean for orders.
import { BadgeCheck, FlaskConical, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { supplierText } from "@/lib/text/shop";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { FormLine } from "@/ui/form-fields";
import type { ConfigValues } from "./config-form";
import type { SupplierConfig } from "./queries";

const words = supplierText.payments;

interface Props {
  config: SupplierConfig;
  onRemove: () => void;
}

export function PaymentsTab({ config, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-5">
      <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
      <p className="-mt-3 text-muted">{words.lead}</p>
      <PaymentState config={config} />
      <FormLine<ConfigValues>
        name="stripePublicKey"
        label={words.publicKey}
        isOptional
        hint="pk_live_… / pk_test_…"
      />
      <FormLine<ConfigValues>
        name="stripeSecretKey"
        label={words.secretKey}
        isOptional
        hint={`sk_live_… / sk_test_… · ${words.secretHint}`}
      />
      {config.hasSecretKey && !config.hasWebhook && (
        <FormLine<ConfigValues>
          name="stripeWebhookSecret"
          label={words.webhookSecret}
          isOptional
          hint={`whsec_… · ${words.webhookHint}`}
        />
      )}
      {config.hasSecretKey && (
        <Button
          variant="ghostDanger"
          className="justify-self-start"
          onClick={() => setAsking(true)}
        >
          {words.remove}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.remove}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{words.removeAsk}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function PaymentState({ config }: { config: SupplierConfig }) {
  const { hasSecretKey, isLive, isDemo, hasWebhook } = config;
  if (hasSecretKey && isLive)
    return (
      <p className="flex gap-3 rounded-xl bg-brand-soft p-4 text-brand-text">
        <BadgeCheck size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          <strong>{words.live}</strong> {hasWebhook ? words.webhookOn : words.webhookOff}
        </span>
      </p>
    );
  if (hasSecretKey || isDemo)
    return (
      <p className="flex gap-3 rounded-xl bg-gold-soft p-4 text-gold-text">
        <FlaskConical size={20} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          {hasSecretKey ? words.test : words.demo}
          {hasSecretKey && !hasWebhook && ` ${words.webhookOff}`}
        </span>
      </p>
    );
  return (
    <p className="flex gap-3 rounded-xl bg-danger-soft p-4 text-danger">
      <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
      {words.unavailable}
    </p>
  );
}
