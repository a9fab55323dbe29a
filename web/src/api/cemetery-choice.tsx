// One of the cemeteries, or all: for those who see more than one.
import { burialsText as words } from "@/lib/text/burials";
import { Choices } from "@/ui/choices";
import { useCemeteries } from "./registry";

interface Props {
  value: number | null;
  className?: string;
  onChange: (id: number | null) => void;
}

export function CemeteryChoice({ value, className, onChange }: Props) {
  const { data: cemeteries = [] } = useCemeteries();
  return (
    <Choices
      label={words.cemetery}
      any={words.anyCemetery}
      value={String(value ?? "")}
      choices={cemeteries.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...(className && { className })}
      onChange={(id) => onChange(id ? Number(id) : null)}
    />
  );
}
