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
    throw error instanceof TypeError ? new NetworkError(error) : error;
  }
}
