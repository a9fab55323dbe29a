// Keeps a payment form that breaks, or whose code does not come, from taking the page along.
import { Component, type ReactNode } from "react";
import { cartText } from "@/lib/text/cart";
import { Button } from "@/ui/button";

const words = cartText.payment;

interface Props {
  onBack: () => void;
  children: ReactNode;
}

export class PaymentFailure extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <PaymentMissing onBack={this.props.onBack} />;
  }
}

/** What is said when the provider's form cannot be had. */
export function PaymentMissing({ onBack }: { onBack: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p className="font-semibold text-danger">{words.notLoaded}</p>
      <Button onClick={onBack}>{words.backToCart}</Button>
    </div>
  );
}
