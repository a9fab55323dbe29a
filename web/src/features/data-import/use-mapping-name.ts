// Whose a saved mapping is.
import { useCemeteries } from "@/api/registry";
import { mappingText as words } from "@/lib/text/data-import";
import { EVERYONE } from "./saved";

export function useMappingName() {
  const { data: cemeteries = [] } = useCemeteries();
  return (id: number): string =>
    id === EVERYONE
      ? words.everyone
      : (cemeteries.find((one) => one.id === id)?.name ?? words.numbered(id));
}
