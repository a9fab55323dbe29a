// A call that got no answer: the network is missing, or the service is.
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super("no answer", { cause });
    this.name = "NetworkError";
  }
}

/** Fetch tells it by a TypeError, as it does faults of ours: only around the call is it known which. */
export async function overNetwork<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw isSilence(error) ? new NetworkError(error) : error;
  }
}

/** No network, or no answer within the time that the call was given. */
function isSilence(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof DOMException && error.name === "TimeoutError";
}
