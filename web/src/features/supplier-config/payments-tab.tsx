// Keys at the card provider, and what they mean for orders.
import { BadgeCheck, Copy, FlaskConical, KeyRound, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { copyText } from "@/lib/clipboard";
import { supplierText } from "@/lib/text/shop";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { FormLine } from "@/ui/form-fields";
import { usePairFault } from "@/ui/pair-fault";
import { toast } from "@/ui/toast-store";
import type { ConfigValues } from "./config-form";
import type { SupplierConfig } from "./queries";

const words = supplierText.payments;

interface Props {
  config: SupplierConfig;
  onRemove: () => void;
}

export function PaymentsTab({ config, onRemove }: Props) {
  const [isAsking, setAsking] = useState(false);
  const pair = usePairFault<ConfigValues>("stripePublicKey", "stripeSecretKey");
  return (
    <div className="grid gap-5">
      <h2 className="font-serif text-2xl font-semibold">{words.title}</h2>
      <p className="-mt-3 text-muted">{words.lead}</p>
      <PaymentState config={config} />
      {config.keysNotice && (
        <p role="status" className="flex gap-3 rounded-xl bg-gold-soft p-4 text-gold-text">
          <KeyRound size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span>{config.keysNotice}</span>
        </p>
      )}
      <FormLine<ConfigValues>
        name="stripePublicKey"
        label={words.publicKey}
        errorId={pair.errorId}
        isOptional
        placeholder="pk_live_… / pk_test_…"
      />
      <FormLine<ConfigValues>
        name="stripeSecretKey"
        label={words.secretKey}
        errorId={pair.errorId}
        isOptional
        placeholder="sk_live_… / sk_test_…"
        hint={words.secretHint}
      />
      {pair.fault}
      {config.hasSecretKey && !config.hasWebhook && <WebhookByHand url={config.webhookUrl} />}
      {config.hasSecretKey && (
        <Button
          variant="ghostDanger"
          className="-ml-3 justify-self-start"
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

/** For keys that may not set up the provider's messages by themselves. */
function WebhookByHand({ url }: { url: string | null }) {
  const copy = async () => {
    const isDone = url !== null && (await copyText(url));
    toast(isDone ? { title: words.copied } : { title: words.notCopied, variant: "destructive" });
  };
  return (
    <>
      <FormLine<ConfigValues>
        name="stripeWebhookSecret"
        label={words.webhookSecret}
        isOptional
        placeholder="whsec_…"
        hint={words.webhookHint}
      />
      {url && (
        <div className="grid gap-1.5">
          <p className="font-semibold">{words.webhookUrl}</p>
          <p className="flex flex-wrap items-center gap-3">
            <code className="rounded-lg bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere">
              {url}
            </code>
            <Button onClick={() => void copy()}>
              <Copy size={18} aria-hidden />
              {words.copy}
            </Button>
          </p>
        </div>
      )}
    </>
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
