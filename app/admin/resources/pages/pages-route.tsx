import { useMemo } from "react";
import { listClubNames } from "../../../data/clubs/clubs.ts";
import { pageWordsTable } from "../../../data/site/page-words.ts";
import { loadList } from "../../resource/load-list.ts";
import { onlyWhenAsked } from "../../resource/only-when-asked.ts";
import { ResourcePage } from "../../resource/resource-page.tsx";
import { browserClient } from "../../session/browser-client.ts";
import type { Route } from "./+types/pages-route.ts";
import { inOrder, pagesResource, pageToasts } from "./pages.tsx";

const path = "/admin/pages";

export async function clientLoader() {
  const [list, clubs] = await Promise.all([
    loadList(pageWordsTable, pageToasts.loadFailed),
    // Without a club there is no example of what is said of each.
    listClubNames(browserClient()).catch(() => []),
  ]);
  return { list: { ...list, rows: inOrder(list.rows) }, clubs };
}

export const shouldRevalidate = onlyWhenAsked;

export default function PagesRoute({ loaderData: { list, clubs } }: Route.ComponentProps) {
  const resource = useMemo(() => pagesResource(clubs), [clubs]);
  return <ResourcePage resource={resource} list={list} path={path} />;
}
