// What is wrong with the file, beside it.
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { NoticeBox } from "./notice-box";
import type { Fault } from "./use-draft";

export function FaultNotice({ fault }: { fault: Fault | null }) {
  if (!fault) return null;
  const { retry } = fault;
  return (
    <NoticeBox tone="alert" role="alert">
      <p>{fault.said}</p>
      {retry && (
        <Button
          onClick={({ currentTarget }) => {
            // The button goes away: the keyboard's place stays with what it was about.
            currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
            retry();
          }}
        >
          {text.common.retry}
        </Button>
      )}
    </NoticeBox>
  );
}
