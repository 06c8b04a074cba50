import { useState } from "react";
import { Link, useNavigate, useOutletContext, useRevalidator, useSearchParams } from "react-router";
import { kindText, requestStatusText } from "#domain/requests/inbox-words.ts";
import { mailServiceState } from "#domain/requests/mail-service.ts";
import { undeliveredWords } from "#domain/requests/mail-words.ts";
import { madridLongDate } from "#domain/time/madrid-time.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { EarlierRequest } from "../../content/inbox/request-mail.ts";
import { readAiState } from "../../data/inbox/ask-ai.ts";
import { readRequest } from "../../data/inbox/inbox.ts";
import { replyTemplatesTable } from "../../data/inbox/reply-templates.ts";
import { listEarlierRequests, listRequestMails, readMailService } from "../../data/inbox/request-mails.ts";
import { readDeskVisit } from "../../data/inbox/visits-desk.ts";
import { listColleagues } from "../../data/people/colleagues.ts";
import { listRecords } from "../../data/records.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import { countPending } from "../layout/use-pending-proposals.ts";
import { attempt } from "../session/attempt.ts";
import { browserClient } from "../session/browser-client.ts";
import { readPage } from "../session/read-page.ts";
import type { Route } from "./+types/request-route.ts";
import { ToInbox } from "./coming-request.tsx";
import { listPath } from "./inbox-address.ts";
import type { InboxContext } from "./inbox-route.tsx";
import { type RequestCommands, requestCommands } from "./request-commands.ts";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHead } from "./request-head.tsx";
import { RequestHistory } from "./request-history.tsx";
import { RequestReply } from "./request-reply.tsx";
import { RequestVisit } from "./request-visit.tsx";
import { useRequestMails } from "./use-request-mails.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const read = await readPage("requests", inboxToasts.loadFailed, async (client) => {
    const [request, colleagues, templates, mails, service, earlier, hasAi, visit] = await Promise.all([
      readRequest(client, params.id),
      listColleagues(client),
      listRecords(client, replyTemplatesTable).catch(() => []),
      listRequestMails(client, params.id),
      readMailService(client),
      listEarlierRequests(client, params.id),
      isAiThere(),
      readDeskVisit(client, params.id),
    ]);
    return { request, colleagues, templates, mails, service, earlier, hasAi, visit };
  });
  return (
    read ?? {
      request: null,
      colleagues: [],
      templates: [],
      mails: [],
      service: null,
      earlier: [],
      hasAi: false,
      visit: null,
    }
  );
}

let ai: Promise<boolean> | undefined;
/** Asked once while the panel is open. */
function isAiThere(): Promise<boolean> {
  ai ??= readAiState(browserClient()).then(
    (state) => state?.isConfigured ?? false,
    () => false,
  );
  return ai;
}

export default function RequestRoute({ loaderData, params }: Route.ComponentProps) {
  const { request, colleagues, templates, service, earlier, hasAi, visit } = loaderData;
  const [search] = useSearchParams();
  const inbox = useOutletContext<InboxContext>();
  const state = { words: inbox.words };
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const isOff = mailServiceState(service, new Date()) === "off";
  const mails = useRequestMails(params.id, loaderData.mails, isOff);
  const actions = requestCommands(params.id);
  if (!request) return <p className="muted pad-20">Esta solicitud ya no existe.</p>;
  const { row, events } = request;
  const change = (what: Parameters<RequestCommands["change"]>[1]) =>
    attempt(inboxToasts.changeFailed, async () => {
      const isAsSeen = await actions.change(row, what);
      if (!isAsSeen) showToast(inboxToasts.takenMeanwhile);
      await Promise.all([revalidate(), countPending()]);
    });
  const list = listPath(search);
  // Whoever has answered one goes on with the next of the list as it is looked at.
  const answered = async (isLast: boolean) => {
    const { rows } = inbox;
    const next = rows[rows.findIndex(({ id }) => id === row.id) + 1];
    if (isLast) await change({ status: "answered" });
    else if (row.status === "new") await change({ status: "open" });
    else await revalidate();
    if (isLast && next) await navigate(`/admin/inbox/${next.id}${search.size > 0 ? `?${search}` : ""}`, { state });
  };
  const remove = async () => {
    const isGone = await attempt(inboxToasts.deleteFailed, async () => {
      const areFilesGone = await actions.remove(row);
      showToast(areFilesGone ? inboxToasts.deleted : inboxToasts.filesLater);
      await Promise.all([navigate(list, { state }), countPending()]);
      return true;
    });
    if (!isGone) setDeleting(false);
  };
  const undelivered = row.status === "undelivered" ? undeliveredWords(mails, new Date(), isOff) : null;
  const clubRow = inbox.clubs.find(({ id }) => id === row.club_id);
  const club = clubRow?.name ?? null;
  return (
    <article key={row.id} className="request stack gap-24" aria-labelledby="request-name">
      <ToInbox to={list} state={state} />
      <RequestHead
        row={row}
        colleagues={colleagues}
        onChange={(what) => void change(what)}
        onDelete={() => setDeleting(true)}
      />
      {isDeleting && (
        <ConfirmDelete
          thing="la solicitud"
          name={row.name || row.email || row.phone || ""}
          also={row.cv_path ? "Se borran también sus notas y su currículum." : "Se borran también sus notas."}
          onCancel={() => setDeleting(false)}
          onConfirm={remove}
        />
      )}
      {undelivered && <Undelivered words={undelivered} />}
      <RequestFacts row={row} club={club} onOpenCv={actions.openCv} />
      {visit && <RequestVisit visit={visit} club={clubRow} isMailOff={isOff} />}
      <EarlierRequests earlier={earlier} search={search.size > 0 ? `?${search}` : ""} />
      <RequestHistory
        {...{ row, events, mails, isOff, colleagues, actions }}
        mailbox={service?.replies_to}
        onNoted={revalidate}
      />
      <RequestReply {...{ row, club, templates, service, hasAi, actions }} onAnswered={answered} />
    </article>
  );
}

function Undelivered({ words }: { words: string }) {
  return (
    <p className="panel-notice panel-notice--bad" role="status">
      <b className="bad">No entregada.</b> {words}
    </p>
  );
}

/** What the same person sent before: whoever answers should know it. */
function EarlierRequests({ earlier, search }: { earlier: readonly EarlierRequest[]; search: string }) {
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="request-earlier">
      <h3 id="request-earlier">Antes</h3>
      <ul className="stack gap-8 above">
        {earlier.map(({ id, kind, subject, status, created_at }) => (
          <li className="row wraps spread gap-4" key={id}>
            <Link className="underlined" to={`/admin/inbox/${id}${search}`}>
              {[kindText(kind), subject].filter(Boolean).join(" · ")}
            </Link>
            <span className="fine muted">
              {madridLongDate(created_at)} · {requestStatusText(status, kind)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
