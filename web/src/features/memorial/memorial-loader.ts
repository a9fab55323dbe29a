// Asks for the memorial while the page's code is still on its way.
import type { LoaderFunctionArgs } from "react-router";
import { queryClient } from "@/api/query-client";
import { memorialId, memorialQuery } from "./queries";

export function memorialLoader({ params }: LoaderFunctionArgs): null {
  const id = memorialId(params.id);
  if (id !== null) void queryClient.prefetchQuery(memorialQuery(id));
  return null;
}
