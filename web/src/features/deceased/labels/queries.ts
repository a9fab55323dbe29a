// The sheet of labels with QR codes, as a file.
import { useMutation } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { get } from "@/api/query";
import { type ListAddress, listQuery } from "@/lib/list-address";
import { labelsText as words } from "@/lib/text/labels";
import { MOST } from "./use-choice";

/** Of one page of the list. */
const AT_ONCE = 200;

/** Everybody whom the filters leave, in the order of the list. */
async function allOf(list: ListAddress): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < MOST; page += 1) {
    const query = { ...listQuery(list), page, pageSize: AT_ONCE };
    const { results, totalPages } = await get("/api/deceaseds", { query });
    ids.push(...results.map(({ id }) => id));
    if (page >= totalPages) break;
  }
  return ids.slice(0, MOST);
}

async function download(ids: number[]) {
  const { data } = await client.POST("/api/deceased/labels", { body: { ids }, parseAs: "blob" });
  const address = URL.createObjectURL(data as unknown as Blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = words.file;
  link.click();
  // Not before the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Of those chosen, or of everybody in a list. */
export function useLabels() {
  return useMutation({
    mutationFn: async (wanted: number[] | ListAddress) =>
      download(Array.isArray(wanted) ? wanted : await allOf(wanted)),
    meta: {
      done: words.done,
      failed: (error) => {
        const { message } = failureOf(error);
        return message ? `${words.failed}. ${message}` : words.failed;
      },
      overlay: words.preparing,
    },
  });
}
