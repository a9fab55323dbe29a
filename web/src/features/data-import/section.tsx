// A titled part of the page. No landmark: the table in it is one, of the same name.
import type { ReactNode, Ref } from "react";

interface Props {
  title: string;
  /** Where the keyboard's place may be put. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Section({ title, heading, children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2
        ref={heading}
        {...(heading && { tabIndex: -1 })}
        className="scroll-mt-20 justify-self-start font-serif text-2xl font-semibold"
      >
        {title}
      </h2>
      {children}
    </div>
  );
}
