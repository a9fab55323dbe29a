// The saved mapping a file is read with, and those it could be read with once its cemetery is known.
import { useCemeteries } from "@/api/registry";
import { importText, mappingText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { MappingLink } from "./mapping-link";
import { NoticeBox } from "./notice-box";
import { useMappings } from "./queries";
import { savedReading } from "./reading";
import { EVERYONE, fits, readingOfMapping } from "./saved";
import type { Draft, DraftState } from "./use-draft";
import { useMappingName } from "./use-mapping-name";

interface AppliedProps {
  id: number;
  path: string;
  onDecline: () => void;
}

export function AppliedMapping({ id, path, onDecline }: AppliedProps) {
  const nameOf = useMappingName();
  return (
    <NoticeBox tone="good" role="status">
      <p>{importText.applied(id === EVERYONE ? importText.allCemeteries : nameOf(id))}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <MappingLink path={path}>{importText.changeMapping}</MappingLink>
        <Button onClick={onDecline}>{importText.declineMapping}</Button>
      </p>
    </NoticeBox>
  );
}

interface OffersProps {
  draft: Draft;
  look: DraftState["look"];
}

/** The file does not say where its rows are: a mapping that does is not taken unasked. */
export function MappingOffers({ draft, look }: OffersProps) {
  const { data: mappings = [] } = useMappings();
  const { data: cemeteries = [] } = useCemeteries();
  const nameOf = useMappingName();
  const offered = mappings.filter(
    ({ cemeteryId, reading }) =>
      cemeteryId !== EVERYONE && fits(savedReading(reading), draft.columns),
  );
  if (offered.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {offered.map((mapping) => (
        <Button
          key={mapping.cemeteryId}
          className="h-auto min-h-11 py-2"
          onClick={() => {
            const reading = readingOfMapping(mapping, cemeteries, null);
            const { cemeteryId: applied } = mapping;
            void look(draft.file, { ...reading, sheet: draft.sheet }, { applied });
          }}
        >
          {words.forUse(nameOf(mapping.cemeteryId))}
        </Button>
      ))}
    </p>
  );
}
