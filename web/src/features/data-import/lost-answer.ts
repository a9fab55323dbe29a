// A file or a wish that was sent and of which nobody knows whether it arrived: the answer did not come.
import { ApiError } from "@/api/client";
import { NetworkError } from "@/api/network-error";

export class LostAnswer extends Error {
  constructor(cause: unknown) {
    super("the answer is lost", { cause });
    this.name = "LostAnswer";
  }
}

/** What stands before the services answers so when one of them falls silent. */
const SILENT = [502, 504];

export async function orLost<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isSilent = error instanceof ApiError && SILENT.includes(error.status);
    throw isSilent || error instanceof NetworkError ? new LostAnswer(error) : error;
  }
}
