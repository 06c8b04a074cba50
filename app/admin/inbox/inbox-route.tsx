import { Outlet, useNavigation, useParams, useSearchParams } from "react-router";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import { listClubNames } from "../../data/clubs/clubs.ts";
import { readInbox } from "../../data/inbox/inbox.ts";
import { CodeAhead } from "../layout/code-ahead.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { useKeptText } from "../session/kept-text.ts";
import { mayDo } from "../session/permissions.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/inbox-route.ts";
import { ComingRequest } from "./coming-request.tsx";
import { listPath, readView } from "./inbox-address.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxList } from "./inbox-list.tsx";
import { withWhoAsks } from "./request-commands.ts";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useFound, useWords } from "./use-words.ts";

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { filter, page } = readView(new URL(request.url).searchParams);
  return readPage("requests", inboxToasts.loadFailed, async (client) => {
    const asked = await withWhoAsks({ ...filter, search: "" });
    const [{ counts, ...list }, all] = await Promise.all([
      readInbox(client, asked, page),
      listClubNames(client).catch(() => []),
    ]);
    return { list, counts, clubs: all.filter(({ id }) => mayDo("read", "requests", { club_id: id })) };
  });
}

export interface InboxContext {
  rows: readonly InboxRow[];
  clubs: readonly ClubName[];
  words: string;
}

/** One list of everything that waits for an answer, and beside it the one that is read. On a phone one after the other. */
export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const [hasKeys, setKeys] = useKeySwitch();
  const [words, setWords] = useWords();
  const found = useFound(readView(search), words, loaderData);
  const list = found ?? loaderData?.list;
  useInboxKeys(list?.rows ?? [], id, hasKeys, words);
  const coming = useComing(list?.rows ?? [], id);
  if (!loaderData || !list) {
    return (
      <>
        <PageHead title="Bandeja" />
        <FailedList>La bandeja no se ha podido cargar.</FailedList>
      </>
    );
  }
  const { clubs } = loaderData;
  const counts = found?.counts ?? loaderData.counts;
  return (
    <div className={`inbox stack gap-0 edge-to-edge ${id || coming ? "inbox--reading" : ""}`}>
      <InboxFilters counts={counts} clubs={clubs} search={search} words={words} />
      <InboxList
        {...list}
        {...{ words }}
        onWords={setWords}
        clubs={clubs}
        search={search}
        selected={coming?.id ?? id}
        hasKeys={hasKeys}
        onKeys={setKeys}
      />
      <div className="inbox__reading">
        {coming && <ComingRequest row={coming} list={listPath(search)} words={words} />}
        <div hidden={coming !== undefined}>
          <Outlet context={{ rows: list.rows, clubs, words } satisfies InboxContext} />
          {!id && <p className="muted pad-20">Elige una solicitud de la lista para leerla y contestarla.</p>}
        </div>
      </div>
      {!id && list.rows[0] && <CodeAhead page={`/admin/inbox/${list.rows[0].id}`} />}
    </div>
  );
}

/** The request whose page is being read, while another or none is open. */
function useComing(rows: readonly InboxRow[], open: string | undefined): InboxRow | undefined {
  const to = useNavigation().location?.pathname;
  return rows.find(({ id }) => id !== open && to === `/admin/inbox/${id}`);
}

/** Whether single letters do something here: whoever speaks to the computer can switch them off (WCAG 2.1.4). */
function useKeySwitch(): [boolean, (isOn: boolean) => void] {
  const [text, keep] = useKeptText("atajos de la bandeja");
  return [text !== "no", (isOn) => keep(isOn ? null : "no")];
}
