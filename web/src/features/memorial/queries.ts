// What the memorial page reads.
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/api/client";
import { type Answer, getQuery } from "@/api/query";

export type Memorial = Answer<"/api/public/deceased/{deceased_id}">;

const RETRIES = 3;

/** Kept five minutes and tried again three times, unless it was refused or there is no network. */
export function memorialQuery(id: number) {
  return {
    ...getQuery("/api/public/deceased/{deceased_id}", { path: { deceased_id: id } }),
    staleTime: 5 * 60_000,
    // The route's loader has asked already: a failure it met is not asked twice.
    retryOnMount: false,
    retry: (failures: number, error: Error) =>
      failures < RETRIES && navigator.onLine && !isRefusal(error),
  };
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500;
}

export function isMissing(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 422);
}

/** The photos of a block; none when they cannot be had. */
export function useBlockPhotos(blockId: number | null): string[] {
  const block = useQuery({
    ...getQuery("/api/blocks/{block_id}", { path: { block_id: blockId ?? 0 } }),
    enabled: blockId !== null,
  });
  return block.data?.photos ?? [];
}

/** The number in `/memorial/{id}`, or null if it is none. */
export function memorialId(value: string | undefined): number | null {
  return value !== undefined && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}
