// What is wrong with the file, beside it.
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { NoticeBox } from "./notice-box";
import type { Fault } from "./use-draft";

export function FaultNotice({ fault }: { fault: Fault | null }) {
  if (!fault) return null;
  return (
    <NoticeBox tone="alert" role="alert">
      <p>{fault.said}</p>
      {fault.retry && <Button onClick={fault.retry}>{text.common.retry}</Button>}
    </NoticeBox>
  );
}
