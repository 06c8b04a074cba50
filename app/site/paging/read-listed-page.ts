import type { RouterContextProvider } from "react-router";
import { renderReportContext } from "#app/load-context.ts";
import { type PageOf, pageNumber } from "#domain/lists/paging.ts";
import { type Detail, readDetail } from "../read-detail.ts";
import { readOr } from "../read-or.ts";

/** A page of a list, or null when it could not be read: the page says so and stands. `<LateList>` shows it. */
export type ListedPage<T> = { page: number; list: Detail<T | null> };

/**
 * The page of a list that `?pagina=` asks for. The first one always exists and may come after its frame; whether another
 * one does decides the status, so it is awaited but before a slow backend. Throws the 404 of a page that is none.
 */
export async function readListedPage<T extends PageOf<unknown>>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  what: string,
  read: (page: number) => Promise<T | null>,
): Promise<ListedPage<T>> {
  const page = pageNumber(new URL(request.url).searchParams.get("pagina"));
  if (page === null) throw notFound();
  const found = read(page).then((value) => value ?? ("missing" as const));
  const list = readOr<T | "missing" | null>(context.get(renderReportContext), what, found, null).then(orNotFound);
  return { page, list: page === 1 ? list : (await readDetail(context, list)).value };
}

function orNotFound<T>(list: T | "missing"): T {
  if (list === "missing") throw notFound();
  return list;
}

const notFound = () => new Response(null, { status: 404, statusText: "Not Found" });
