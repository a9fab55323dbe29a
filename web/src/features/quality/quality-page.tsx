// /quality: what is missing or does not add up, each with the way to its list.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { useCurrentUser } from "@/api/current-user";
import { getQuery } from "@/api/query";
import { wholeNumber, withQuery } from "@/lib/address";
import { staffText, qualityText as words } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Choices } from "@/ui/choices";
import { FilterBar } from "@/ui/filter-bar";
import { Notice } from "@/ui/notice";
import { QualityCards } from "./quality-cards";

export function QualityPage() {
  const caller = useCurrentUser();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isSuperadmin = caller?.role === "superadmin";
  const cemeteryId = isSuperadmin ? wholeNumber(params.get("cimitero")) : null;
  const quality = useQuery({
    ...getQuery("/api/quality", cemeteryId === null ? {} : { query: { cemeteryId } }),
    // Every change anywhere may change a count.
    staleTime: 0,
  });
  const cemeteries = useQuery({ ...getQuery("/api/cemeteries", {}), enabled: isSuperadmin });
  return (
    <div className="grid gap-6">
      <p className="text-muted">{words.lead}</p>
      {isSuperadmin && (
        <FilterBar label={staffText.common.filters}>
          <Choices
            label={words.cemetery}
            any={words.anyCemetery}
            value={String(cemeteryId ?? "")}
            choices={(cemeteries.data ?? []).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            className="max-w-96"
            onChange={(cimitero) =>
              void navigate(withQuery("/quality", { cimitero }), { replace: true })
            }
          />
        </FilterBar>
      )}
      {quality.isError ? (
        <Notice title={staffText.common.loadFailed} role="alert" level="h2">
          <Button variant="primary" onClick={() => void quality.refetch()}>
            {text.common.retry}
          </Button>
        </Notice>
      ) : (
        <QualityCards counts={quality.data} cemeteryId={cemeteryId} />
      )}
    </div>
  );
}
