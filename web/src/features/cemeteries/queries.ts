// Cemeteries: saving and deleting; `useCemeteries` reads them.
import { client, type Paths } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Cemetery, type Saved, staleRecord, useDeleteRecord } from "@/api/registry";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { staffText } from "@/lib/text/staff";

type NewCemetery = Paths["/api/cemeteries"]["post"]["requestBody"]["content"]["application/json"];
type ChangedCemetery =
  Paths["/api/cemeteries/{cemetery_id}"]["patch"]["requestBody"]["content"]["application/json"];

export async function sendCemetery(
  cemetery: Cemetery | null,
  body: Record<string, unknown>,
): Promise<(Cemetery & Saved) | undefined> {
  // The form's schema has checked the fields; what an edit leaves out stays as it is.
  if (!cemetery) return (await client.POST("/api/cemeteries", { body: body as NewCemetery })).data;
  const { data } = await client.PATCH("/api/cemeteries/{cemetery_id}", {
    params: { path: { cemetery_id: cemetery.id } },
    body: body as ChangedCemetery,
  });
  return data;
}

export function saveFailed(error: Error): string {
  return failureOf(error).message ?? staffText.common.saveFailed;
}

interface Removal {
  cemetery: Cemetery;
  /** Its name as it was typed: then all it holds goes along. */
  confirmed?: string;
}

export function useDeleteCemetery() {
  return useDeleteRecord({
    send: ({ cemetery: { id, version }, confirmed }: Removal) =>
      client.DELETE("/api/cemeteries/{cemetery_id}", {
        params: {
          path: { cemetery_id: id },
          query: { version, ...(confirmed && { cascade: true, name: confirmed }) },
        },
      }),
    done: words.deleted,
    failed: words.deleteFailed,
    overlay: words.deleting,
  });
}

/** Refused because of what it holds, and not because somebody changed it meanwhile. */
export function isFull(error: Error | null): boolean {
  return failureOf(error).status === 409 && staleRecord(error) === null;
}
