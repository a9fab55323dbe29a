// An address may name a page that is not there, or no longer: it leads to the last one.
import { useEffect } from "react";
import { useNavigate } from "react-router";

interface Paged {
  data: { totalPages: number } | undefined;
  isPlaceholderData: boolean;
}

export function useLastPage(
  { data, isPlaceholderData }: Paged,
  page: number,
  pathOf: (page: number) => string,
) {
  const navigate = useNavigate();
  const last = data && !isPlaceholderData ? Math.max(1, data.totalPages) : page;
  // At each turn: two lists of one page may lead on at once, and the later one knows the address of before.
  useEffect(() => {
    if (page > last) void navigate(pathOf(last), { replace: true, preventScrollReset: true });
  });
}
