// /cart/{tombId}: what suppliers offer for a tomb, the cart, and the way to its payment.
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { ApiError } from "@/api/client";
import { displayName, positionParts } from "@/lib/person";
import { cartText as words } from "@/lib/text/cart";
import { text } from "@/lib/text/text";
import { Button, buttonLook } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { toast } from "@/ui/toast-store";
import { CartSkeleton } from "./cart-skeleton";
import { CartView } from "./cart-view";
import { useDeceased, useProducts } from "./queries";

function idIn(value: string | null | undefined): number | null {
  return value && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

export function CartPage() {
  const tombId = idIn(useParams().tombId);
  if (tombId === null) return <Missing />;
  return <CartOf key={tombId} tombId={tombId} />;
}

function CartOf({ tombId }: { tombId: number }) {
  const askedId = idIn(useSearchParams()[0].get("defunto"));
  const person = useDeceased(askedId);
  // An address put together by hand may name somebody else.
  const deceased = person.data?.tombId === tombId ? person.data : null;
  // An order waits for no name: until it is known who that is, the service looks whether it may be.
  const isKnown = person.data || (person.error && isMissing(person.error));
  const whom = isKnown ? (deceased?.id ?? null) : askedId;
  const deceasedId = askedId === null ? undefined : whom;
  const products = useProducts(tombId);
  const { isError, error, isPending } = products;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isError && !isMissing(error))
      toast({ title: text.common.error, description: words.loadFailed, variant: "destructive" });
  }, [isError, error]);

  const reload = () => {
    void products.refetch();
    if (askedId !== null) void person.refetch();
  };
  const retry = () => {
    // The button that was pressed goes: one reads on from above what comes in its place.
    heading.current?.focus();
    void products.refetch();
  };

  if (isError && isMissing(error)) return <Missing />;
  const title = deceased ? words.title(displayName(deceased)) : words.titleOfTomb;
  return (
    <div className="container-page py-8">
      <title>{`${title} · ${text.common.product}`}</title>
      {deceased && (
        <Link
          to={`/memorial/${deceased.id}`}
          className="inline-flex min-h-11 items-center gap-2 rounded font-semibold text-brand-text hover:underline"
        >
          <ArrowLeft size={18} aria-hidden />
          {words.backToMemorial}
        </Link>
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-2 font-serif text-4xl leading-tight font-semibold text-balance outline-none sm:text-5xl"
      >
        {title}
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        {deceased
          ? [deceased.cemeteryName, ...positionParts(deceased)].join("\u00a0· ")
          : words.lead}
      </p>
      {isPending && <CartSkeleton />}
      {isError && (
        <Notice title={words.loadFailed} hint={words.loadFailedHint} role="alert" level="h2">
          <Button variant="primary" onClick={retry}>
            {text.common.retry}
          </Button>
        </Notice>
      )}
      {products.data && (
        <CartView
          tombId={tombId}
          deceasedId={deceasedId}
          products={products.data}
          reload={reload}
        />
      )}
    </div>
  );
}

function isMissing(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}

function Missing() {
  return (
    <div className="container-page py-10">
      <title>{`${words.missing} · ${text.common.product}`}</title>
      <Notice title={words.missing} hint={words.missingHint} role="alert" level="h1">
        <Link to="/search" className={buttonLook()}>
          {words.payment.backToSearch}
        </Link>
      </Notice>
    </div>
  );
}
