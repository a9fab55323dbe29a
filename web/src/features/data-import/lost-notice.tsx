// That an import may have begun, though nobody has said so.
import { importText as words } from "@/lib/text/data-import";
import { NoticeBox } from "./notice-box";
import type { Lost } from "./use-lost";

export function LostNotice({ lost }: { lost: Lost }) {
  const { fileName, dryRun, hope } = lost;
  return (
    <NoticeBox tone="warm" role="status">
      <p>{words.lost.may(fileName, dryRun)}</p>
      <p>{words.lost[hope]}</p>
    </NoticeBox>
  );
}
