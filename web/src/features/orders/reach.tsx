// How a customer is written to or called.
import { mailLink } from "@/lib/links";

interface Props {
  order: { customerEmail: string; customerPhone: string };
}

export function Reach({ order: { customerEmail, customerPhone } }: Props) {
  const at = customerEmail.lastIndexOf("@");
  return (
    <>
      <a
        href={mailLink(customerEmail)}
        className="block py-0.5 wrap-anywhere underline-offset-3 hover:underline"
      >
        {customerEmail.slice(0, at)}
        <wbr />
        {customerEmail.slice(at)}
      </a>
      <a
        href={`tel:${customerPhone.replace(/[^+\d]/g, "")}`}
        className="block py-0.5 whitespace-nowrap underline-offset-3 hover:underline"
      >
        {customerPhone}
      </a>
    </>
  );
}
