// A value of a record as a person reads it.
import { formatPartialDate } from "@/lib/dates";
import { duplicatesText as words } from "@/lib/text/tools";
import { Thumbnail } from "@/ui/thumbnail";
import type { Field, Person } from "./pair";

export function FieldValue({ person, field }: { person: Person; field: Field }) {
  const value = person[field];
  if (value === null || value === "") return <em className="text-muted">{words.empty}</em>;
  switch (field) {
    case "birthdate":
    case "deathdate":
      return formatPartialDate(person[field]);
    case "tomb_id":
      return (
        <>
          {person.tomb_reference ?? `n. ${person.tomb_id}`}
          <span className="block text-sm text-muted">
            {[person.block_name, person.sector_name, person.cemetery_name].join(" · ")}
          </span>
        </>
      );
    case "picture":
    case "background_image":
      return (
        <span className="flex items-center gap-2.5">
          <Thumbnail url={person[field]} />
          <span className="text-sm text-muted">
            {words.image} <span className="sr-only">{words.imageOf(person.id)}</span>
          </span>
        </span>
      );
    case "enabled":
    case "reserved":
      return person[field] ? words.yes : words.no;
    default:
      return person[field];
  }
}
