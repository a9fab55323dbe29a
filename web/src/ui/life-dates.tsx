// Birth and death on one line, as on a stone.
import { formatPartialDate } from "@/lib/dates";
import { text } from "@/lib/text/text";

interface Props {
  birthdate: string | null;
  deathdate: string | null;
}

export function LifeDates({ birthdate, deathdate }: Props) {
  const birth = formatPartialDate(birthdate);
  const death = formatPartialDate(deathdate);
  if (!birth && !death) return null;
  return (
    <span className="tabular-nums">
      {birth && (
        <span className="whitespace-nowrap">
          <Star />
          <span className="sr-only">{text.dates.birth}: </span>
          <time dateTime={birthdate ?? undefined}>{birth}</time>
        </span>
      )}
      {birth && death && " "}
      {death && (
        <span className="whitespace-nowrap">
          {/* Glued to what follows: it never hangs at the end of a line. */}
          {birth && (
            <span
              aria-hidden
              className="mx-[0.35em] inline-block w-[1.2em] border-t border-field align-middle"
            />
          )}
          {birth && "\u00a0"}
          <Cross />
          <span className="sr-only">{text.dates.death}: </span>
          <time dateTime={deathdate ?? undefined}>{death}</time>
        </span>
      )}
    </span>
  );
}

function Star() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="mr-[0.35em] inline size-[0.72em] text-gold"
      aria-hidden="true"
    >
      <path fill="currentColor" d="m8 .8 1.8 5.4 5.4 1.8-5.4 1.8L8 15.2l-1.8-5.4L.8 8l5.4-1.8z" />
    </svg>
  );
}

function Cross() {
  return (
    <svg
      viewBox="0 0 12 16"
      className="mr-[0.35em] inline h-[0.82em] w-[0.62em] align-[-0.05em] text-gold"
      aria-hidden="true"
    >
      <path fill="currentColor" d="M5 .8h2v4h4v2H7v8.4H5V6.8H1v-2h4z" />
    </svg>
  );
}
