// Makes a person reserved in the register, so that nobody sees the memorial any more.
import { client, type Paths } from "@/api/client";
import { failureOf } from "@/api/failure";
import { get } from "@/api/query";
import { requestsText as words } from "@/lib/text/moderation";

const ONE = "/api/deceaseds/{deceased_id}";
type Change = Paths[typeof ONE]["patch"]["requestBody"]["content"]["application/json"];

/** The message says why, for the reader. */
export class NotHidden extends Error {}

/** Does nothing to who is reserved already: an answer that failed may be sent again. */
export async function hide(id: number): Promise<void> {
  try {
    const { results } = await get("/api/deceaseds", { query: { id } });
    const [deceased] = results;
    if (!deceased) throw new NotHidden(words.noRecord);
    if (deceased.reserved) return;
    // What a change leaves out stays as it is.
    const body = { reserved: true, version: deceased.version } as Change;
    await client.PATCH(ONE, { params: { path: { deceased_id: id } }, body });
  } catch (fault) {
    if (fault instanceof NotHidden) throw fault;
    throw new NotHidden(failureOf(fault).message ?? "", { cause: fault });
  }
}
