// Thanks that stay: what was paid, where the mail goes, what happens next.
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { cartText } from "@/lib/text/cart";
import { isFreshAt, putThanksAway, type Thanks } from "@/lib/thanks";
import { Button, buttonLook } from "@/ui/button";

const words = cartText.thanks;

export function ThanksPanel({ thanks }: { thanks: Thanks }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (isFreshAt(key)) heading.current?.focus();
  }, [key]);
  return (
    <div className="container-page py-6 print:hidden">
      <section
        aria-labelledby="grazie-titolo"
        className="grid gap-4 rounded-2xl border border-line bg-surface p-5"
      >
        <h2
          id="grazie-titolo"
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-32 font-serif text-3xl leading-tight font-semibold outline-none"
        >
          {words.title} <span className="whitespace-nowrap">{thanks.number}</span>
        </h2>
        <ThanksFacts email={thanks.email} isDemo={thanks.isDemo} />
        <div className="flex flex-wrap gap-3">
          <Link to={`/ordine/${thanks.token}`} className={buttonLook({ variant: "primary" })}>
            {cartText.payment.follow}
          </Link>
          <Button onClick={putAway}>{words.putAway}</Button>
        </div>
      </section>
    </div>
  );
}

/** The button goes with the panel: one reads on from the page's beginning. */
function putAway() {
  putThanksAway();
  document.getElementById("contenuto")?.focus();
}

export function ThanksFacts({ email, isDemo }: Pick<Thanks, "email" | "isDemo">) {
  return (
    <div className="grid gap-1">
      {isDemo && (
        <p className="mb-2 rounded-xl border border-gold bg-gold-soft px-4 py-3 text-gold-text">
          {words.demo}
        </p>
      )}
      <p className="wrap-anywhere">{email ? words.mail(email) : words.mailUnknown}</p>
      <p className="text-muted">{words.next}</p>
    </div>
  );
}
