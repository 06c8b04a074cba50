import { Outlet, useParams, useSearchParams } from "react-router";
import { readSession } from "../../data/auth.ts";
import { listClubNames } from "../../data/clubs.ts";
import { readInbox } from "../../data/inbox.ts";
import { inboxToasts } from "../../texts/admin/inbox-texts.ts";
import { showToast } from "../../ui/toast.ts";
import { sayWhy } from "../form/say-why.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedList } from "../resource/empty-lists.tsx";
import { browserClient } from "../session/browser-client.ts";
import type { Route } from "./+types/inbox-route.ts";
import { readView } from "./inbox-address.ts";
import { InboxFilters } from "./inbox-filters.tsx";
import { InboxList } from "./inbox-list.tsx";
import { useInboxKeys } from "./use-inbox-keys.ts";
import { useKeySwitch } from "./use-key-switch.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const client = browserClient();
  const { filter, page } = readView(new URL(request.url).searchParams);
  const { isMine, ...asked } = filter;
  try {
    const me = isMine ? ((await readSession(client))?.user.id ?? null) : null;
    const [{ counts, ...list }, clubs] = await Promise.all([
      readInbox(client, { ...asked, mine: me }, page),
      listClubNames(client).catch(() => []),
    ]);
    return { list, counts, clubs };
  } catch (error) {
    showToast(inboxToasts.loadFailed(sayWhy(error)));
    return null;
  }
}

/** One list of everything that waits for an answer, and beside it the one that is read. On a phone one after the other. */
export default function InboxRoute({ loaderData }: Route.ComponentProps) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const [hasKeys, setKeys] = useKeySwitch();
  useInboxKeys(loaderData?.list.rows ?? [], id, hasKeys);
  if (!loaderData) {
    return (
      <>
        <PageHead title="Bandeja" />
        <FailedList>La bandeja no se ha podido cargar.</FailedList>
      </>
    );
  }
  const { list, counts, clubs } = loaderData;
  return (
    <div className={id ? "inbox inbox--reading" : "inbox"}>
      <InboxFilters counts={counts} clubs={clubs} search={search} />
      <InboxList {...list} clubs={clubs} search={search} selected={id} hasKeys={hasKeys} onKeys={setKeys} />
      <div className="inbox__reading">
        <Outlet />
        {!id && <p className="inbox__nothing">Elige una solicitud de la lista para leerla y contestarla.</p>}
      </div>
    </div>
  );
}
