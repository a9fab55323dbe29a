// /ordine/{token}: a customer's own order, by the link of the mail.
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { ComponentType, ReactNode } from "react";
import { useParams } from "react-router";
import { ApiError } from "@/api/client";
import { type Answer, getQuery } from "@/api/query";
import { formatMoment } from "@/lib/dates";
import { formatCents } from "@/lib/money";
import { cartText } from "@/lib/text/cart";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";

const words = cartText.order;
const ORDER = "/api/public/orders/by-token/{token}";
const REFRESH = 30_000;

type Order = Answer<typeof ORDER>;

interface Props {
  /** Takes the payment of the order that a link leads to. */
  PayOrder: ComponentType<{ token: string; until: string | null }>;
}

export function OrderPage({ PayOrder }: Props) {
  const token = useParams().token ?? "";
  const order = useQuery({
    ...getQuery(ORDER, { path: { token } }),
    staleTime: 0,
    refetchInterval: REFRESH,
  });
  if (order.data) {
    const until = order.data.payableUntil;
    const said = until && words.pay.until(formatMoment(until));
    return <OrderView order={order.data} pay={<PayOrder token={token} until={said} />} />;
  }
  if (order.isPending)
    return (
      <p role="status" className="container-page py-20 text-center">
        {text.common.loading}
      </p>
    );
  const isMissing = order.error instanceof ApiError && order.error.status === 404;
  return (
    <div className="container-page py-10">
      <Notice
        title={isMissing ? words.missing : words.failed}
        {...(isMissing && { hint: words.missingHint })}
        role="alert"
        level="h1"
      >
        {!isMissing && (
          <Button variant="primary" onClick={() => void order.refetch()}>
            {text.common.retry}
          </Button>
        )}
      </Notice>
    </div>
  );
}

function OrderView({ order, pay }: { order: Order; pay: ReactNode }) {
  const title = words.title(order.orderNumber);
  const { state, meaning } = stateOf(order);
  const isOpen = order.status === "pending" && order.paymentStatus === "open";
  return (
    <article className="container-page max-w-3xl py-8">
      <title>{`${title} · ${text.common.product}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="font-serif text-4xl leading-tight font-semibold">{title}</h1>
      <div aria-live="polite" className="mt-3">
        <p className="text-2xl font-semibold">{state}</p>
        <p className="text-lg text-muted">{meaning}</p>
      </div>
      <Refund order={order} />
      {order.isDemo && (
        <p className="mt-4 rounded-xl border border-gold bg-gold-soft px-4 py-3 text-gold-text">
          {words.demo}
        </p>
      )}
      {isOpen && pay}
      {order.feedback && (
        <section className="mt-6 rounded-2xl border border-line bg-surface p-5">
          <h2 className="text-sm font-semibold text-muted">{words.feedback(order.supplierName)}</h2>
          <p className="mt-2 font-serif text-xl whitespace-pre-line">{order.feedback}</p>
        </section>
      )}
      <Photos order={order} />
      <Facts order={order} />
      <Items order={order} />
    </article>
  );
}

function Refund({ order }: { order: Order }) {
  const { refundStatus: status, isDisputed, supplierName, cemeteryName } = order;
  if (!status) return null;
  const { pending, succeeded, failed, disputed } = words.refundHints;
  const told = isDisputed ? disputed : failed(supplierName, cemeteryName);
  const hints = { pending, succeeded, failed: told };
  const isFailed = status === "failed";
  return (
    <div
      className={clsx(
        "mt-4 rounded-xl border px-4 py-3",
        isFailed ? "border-danger" : "border-line",
      )}
    >
      <p className={clsx("font-semibold", isFailed && "text-danger")}>{words.refunds[status]}</p>
      <p>{hints[status]}</p>
    </div>
  );
}

function stateOf(order: Order): { state: string; meaning: string } {
  const { status, paymentStatus } = order;
  if (order.isRefused) return { state: words.refused, meaning: words.refusedHint };
  const said = { state: words.states[status], meaning: words.steps[status] };
  if (status !== "pending") return said;
  const { processing, processingHint } = cartText.payment;
  if (paymentStatus === "processing") return { state: processing, meaning: processingHint };
  if (paymentStatus === "succeeded") return { ...said, meaning: words.checking };
  return said;
}

function Photos({ order: { photos } }: { order: Order }) {
  if (photos.length === 0) return null;
  return (
    <section className="mt-6">
      <h2 className="font-serif text-2xl font-semibold">{words.photos}</h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {photos.map(({ id, url, width, height }, place) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                width={width}
                height={height}
                alt={words.photo(place + 1)}
                loading="lazy"
                className="w-full rounded-xl border border-line"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ order }: { order: Order }) {
  const place = [order.tomb, order.cemeteryName].filter(Boolean).join(" · ");
  const facts: [string, ReactNode][] = [
    [words.tomb, order.deceased ? `${order.deceased} · ${place}` : place],
    [words.supplier, order.supplierName],
    [words.placed, formatMoment(order.createdAt)],
    ...moments(order),
  ];
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="sm:contents">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function moments({ paidAt, completedAt, cancelledAt }: Order): [string, string][] {
  const all: [string, string | null][] = [
    [words.paidAt, paidAt],
    [words.completedAt, completedAt],
    [words.cancelledAt, cancelledAt],
  ];
  return all.flatMap(([label, at]) => (at ? [[label, formatMoment(at)] as [string, string]] : []));
}

function Items({ order }: { order: Order }) {
  return (
    <section className="mt-6 rounded-2xl border border-line bg-surface p-5">
      <h2 className="font-serif text-2xl font-semibold">{words.items}</h2>
      <ul className="mt-3 grid gap-2">
        {order.items.map(({ title, quantity, price }) => (
          <li key={`${title}-${price}-${quantity}`} className="flex justify-between gap-3">
            <span>
              {quantity} × {title}
            </span>
            <span className="tabular-nums">{formatCents(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between border-t border-line pt-3 text-xl">
        {words.total}
        <strong className="font-semibold tabular-nums">{formatCents(order.totalAmount)}</strong>
      </p>
    </section>
  );
}
