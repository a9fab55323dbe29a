// Who began an import.
import { jobsText as words } from "@/lib/text/data-import";
import type { Job } from "./queries";

export function whoOf({ byCommand, userName, userId }: Job): string {
  return userName ?? (byCommand || userId === null ? words.command : words.user(userId));
}
