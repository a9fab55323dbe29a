// What the memorial page reads.
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@/api/client";
import { type Answer, getQuery } from "@/api/query";

export const MEMORIAL = "/api/public/deceased/{deceased_id}";
/** A memorial that is opened again soon is not read again. */
export const FRESH_FOR = 30_000;
const RETRIES = 3;

export type Memorial = Answer<typeof MEMORIAL>;

/** Kept five minutes and tried again three times, unless it was refused or there is no network. */
export function memorialQuery(id: number) {
  return {
    ...getQuery(MEMORIAL, { path: { deceased_id: id } }),
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

/** Whether another try may help: it was not refused, or only for coming too often. */
export function mayRetry(error: Error): boolean {
  return !isRefusal(error) || (error instanceof ApiError && error.status === 429);
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
