// What taking an import back is called: all of it at first, then what had to stay.
import { formatMoment } from "@/lib/dates";
import { formatCount } from "@/lib/numbers";
import { jobsText as words } from "@/lib/text/data-import";
import { levelsText } from "./levels";
import type { Job } from "./queries";

export interface UndoWords {
  action: string;
  /** The action with the file that it is about. */
  actionOf: string;
  title: string;
  question: string;
}

export function undoWords(job: Job): UndoWords {
  const { fileName, createdAt, state, made, kept } = job;
  const when = formatMoment(createdAt);
  if (state === "undone") {
    return {
      action: words.undoRest,
      actionOf: words.undoRestOf(fileName, when),
      title: words.undoRestTitle,
      question: words.undoRestAsk(fileName, formatCount(kept)),
    };
  }
  return {
    action: words.undo,
    actionOf: words.undoOf(fileName, when),
    title: words.undoTitle,
    question: words.undoAsk(fileName, levelsText(made)),
  };
}
