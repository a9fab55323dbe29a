// Keeps a payment form that breaks, or whose code does not come, from taking the page along.
import { Component, type ReactNode } from "react";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";

const words = cartText.payment;

/** What is said where one pays: how to leave the form, and what stays when it does not come. */
export interface Place {
  leave: string;
  missing: string;
  back: string;
}

export const inCart: Place = {
  leave: words.cancel,
  missing: words.notLoaded,
  back: words.backToCart,
};

interface Props {
  onBack: () => void;
  place?: Place;
  children: ReactNode;
}

export class PaymentFailure extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <PaymentMissing onBack={this.props.onBack} place={this.props.place ?? inCart} />;
  }
}

/** What is said when the provider's form cannot be had. */
export function PaymentMissing({ onBack, place }: { onBack: () => void; place: Place }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="font-semibold text-danger">{place.missing}</p>
      <Button onClick={onBack}>{place.back}</Button>
    </div>
  );
}
