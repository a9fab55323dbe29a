// The mappings that are kept: to use one for the file, or to forget it.
import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { formatMoment } from "@/lib/dates";
import { mappingText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { LoadFailed } from "@/ui/list-page";
import { type Mapping, useMappings, useRemoveMapping } from "./queries";
import { Section } from "./section";
import { useMappingName } from "./use-mapping-name";

/** onUse: absent without a file. */
export function SavedMappings({ onUse }: { onUse?: (mapping: Mapping) => Promise<boolean> }) {
  const mappings = useMappings();
  const nameOf = useMappingName();
  const [used, setUsed] = useState("");
  const remove = useRemoveMapping();
  const heading = useRef<HTMLHeadingElement>(null);
  const forget = (mapping: Mapping) =>
    remove.mutate(mapping, { onSuccess: () => heading.current?.focus({ preventScroll: true }) });
  const use = async (mapping: Mapping) => {
    const isUsed = await onUse?.(mapping);
    setUsed(isUsed ? words.used(nameOf(mapping.cemeteryId)) : "");
  };
  return (
    <Section title={words.saved} heading={heading}>
      {mappings.isError && <LoadFailed onRetry={() => void mappings.refetch()} />}
      {mappings.data?.length === 0 && <p className="text-muted">{words.noSaved}</p>}
      <p role="status" className={used ? "" : "sr-only"}>
        {used}
      </p>
      <ul className="grid gap-2.5">
        {mappings.data?.map((mapping) => (
          <Saved
            key={mapping.cemeteryId}
            mapping={mapping}
            name={nameOf(mapping.cemeteryId)}
            onForget={() => forget(mapping)}
            {...(onUse && { onUse: () => void use(mapping) })}
          />
        ))}
      </ul>
    </Section>
  );
}

interface SavedProps {
  mapping: Mapping;
  name: string;
  onForget: () => void;
  onUse?: () => void;
}

function Saved({ mapping, name, onForget, onUse }: SavedProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface px-4 py-3">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {words.updated(formatMoment(mapping.updatedAt))}
        </span>
      </span>
      <span className="flex gap-2">
        {onUse && (
          <Button aria-label={words.forUse(name)} onClick={onUse}>
            {words.use}
          </Button>
        )}
        <Button
          variant="ghostDanger"
          size="icon"
          aria-label={words.removeOf(name)}
          title={words.remove}
          onClick={() => setAsking(true)}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </span>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.remove}
          onConfirm={onForget}
          onCancel={() => setAsking(false)}
        >
          <p className="wrap-anywhere">{words.removeAsk(name)}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
