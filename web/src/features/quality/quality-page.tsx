// /quality: what is missing or does not add up, each with the way to its list.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { useCurrentUser } from "@/api/current-user";
import { getQuery } from "@/api/query";
import { wholeNumber, withQuery } from "@/lib/address";
import { qualityText as words } from "@/lib/text/quality";
import { staffText } from "@/lib/text/staff";
import { FilterBar } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
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
  return (
    <div className="grid gap-6">
      <p className="text-muted">{words.lead}</p>
      {isSuperadmin && (
        <FilterBar label={staffText.common.filters}>
          <CemeteryChoice
            value={cemeteryId}
            className="max-w-96"
            onChange={(cimitero) =>
              void navigate(withQuery("/quality", { cimitero }), { replace: true })
            }
          />
        </FilterBar>
      )}
      {quality.isError ? (
        <LoadFailed onRetry={() => void quality.refetch()} />
      ) : (
        <QualityCards counts={quality.data} cemeteryId={cemeteryId} />
      )}
    </div>
  );
}
