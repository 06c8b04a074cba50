import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useRevalidator, useRouteLoaderData, useSearchParams } from "react-router";
import { readAiState } from "../../data/ask-ai.ts";
import { changeRequest, deleteRequest, listColleagues, readRequest } from "../../data/inbox.ts";
import { listRecords } from "../../data/records.ts";
import { replyTemplatesTable } from "../../data/reply-templates.ts";
import { listEarlierRequests, listRequestMails, readMailService } from "../../data/request-mails.ts";
import { kindText, type RequestStatus, requestStatuses } from "../../domain/requests/inbox-words.ts";
import { madridDateTime } from "../../domain/time/madrid-time.ts";
import { inboxToasts } from "../../texts/admin/inbox-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import { sayWhy } from "../form/say-why.ts";
import { countPending } from "../layout/use-pending-proposals.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";
import type { Route } from "./+types/request-route.ts";
import { EarlierRequests } from "./earlier-requests.tsx";
import type { clientLoader as inboxLoader } from "./inbox-route.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHistory } from "./request-history.tsx";
import { RequestReply } from "./request-reply.tsx";
import { useRequestMails } from "./use-request-mails.ts";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const client = browserClient();
  try {
    const [request, colleagues, templates, mails, service, earlier, hasAi] = await Promise.all([
      readRequest(client, params.id),
      listColleagues(client),
      listRecords(client, replyTemplatesTable).catch(() => []),
      listRequestMails(client, params.id),
      readMailService(client),
      listEarlierRequests(client, params.id),
      isAiThere(),
    ]);
    return { request, colleagues, templates, mails, service, earlier, hasAi };
  } catch (error) {
    showToast(inboxToasts.loadFailed(sayWhy(error)));
    return { request: null, colleagues: [], templates: [], mails: [], service: null, earlier: [], hasAi: false };
  }
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
  const { request, colleagues, templates, service, earlier, hasAi } = loaderData;
  const [search] = useSearchParams();
  const inbox = useRouteLoaderData<typeof inboxLoader>("admin/inbox/inbox-route");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const mails = useRequestMails(params.id, loaderData.mails);
  if (!request) return <p className="inbox__nothing">Esta solicitud ya no existe.</p>;
  const { row, events } = request;
  const change = async (what: { status?: RequestStatus; assigned_to?: string | null }) => {
    try {
      await withSession(() => changeRequest(browserClient(), row, what));
      await Promise.all([revalidate(), countPending()]);
    } catch (error) {
      showToast(inboxToasts.changeFailed(sayWhy(error)));
    }
  };
  const list = `/admin/inbox${search.size > 0 ? `?${search}` : ""}`;
  // Whoever has answered one goes on with the next of the list as it is looked at.
  const answered = async (isLast: boolean) => {
    const rows = inbox?.list.rows ?? [];
    const next = rows[rows.findIndex(({ id }) => id === row.id) + 1];
    if (isLast) await change({ status: "answered" });
    else if (row.status === "new") await change({ status: "open" });
    else await revalidate();
    if (isLast && next) await navigate(`/admin/inbox/${next.id}${search.size > 0 ? `?${search}` : ""}`);
  };
  const remove = async () => {
    try {
      const areFilesGone = await withSession(() => deleteRequest(browserClient(), row));
      showToast(areFilesGone ? inboxToasts.deleted : inboxToasts.filesLater);
      await Promise.all([navigate(list), countPending()]);
    } catch (error) {
      showToast(inboxToasts.deleteFailed(sayWhy(error)));
      setDeleting(false);
    }
  };
  const club = inbox?.clubs.find(({ id }) => id === row.club_id)?.name ?? null;
  return (
    <article key={row.id} className="request" aria-labelledby="request-name">
      <Link className="request__back" to={list}>
        <Icon of={ArrowLeft} size={16} />
        Bandeja
      </Link>
      <header>
        <p>
          {kindText(row.kind)} · {madridDateTime(row.created_at)}
        </p>
        <h2 id="request-name">{row.name || row.email}</h2>
        <div className="request__state">
          <label>
            Estado
            <select
              className="input"
              value={row.status}
              onChange={(event) => void change({ status: event.target.value as RequestStatus })}
            >
              {requestStatuses.map(({ value, text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
          <label>
            La lleva
            <select
              className="input"
              value={row.assigned_to ?? ""}
              onChange={(event) => void change({ assigned_to: event.target.value || null })}
            >
              <option value="">Nadie</option>
              {colleagues.map(({ user_id, email }) => (
                <option key={user_id} value={user_id}>
                  {email}
                </option>
              ))}
            </select>
          </label>
          <Button
            size="compact"
            variant="line"
            data-inbox-close
            disabled={row.status === "closed"}
            onClick={() => void change({ status: "closed" })}
          >
            Cerrar
          </Button>
          <Button size="compact" variant="line" onClick={() => setDeleting(true)}>
            <Icon of={Trash2} size={16} />
            Borrar
          </Button>
        </div>
      </header>
      {isDeleting && (
        <ConfirmDelete
          thing="la solicitud"
          name={row.name || row.email || row.phone || ""}
          also={row.cv_path ? "Se borran también sus notas y su currículum." : "Se borran también sus notas."}
          onCancel={() => setDeleting(false)}
          onConfirm={remove}
        />
      )}
      <RequestFacts row={row} club={club} />
      <EarlierRequests earlier={earlier} search={search.size > 0 ? `?${search}` : ""} />
      <RequestHistory row={row} events={events} mails={mails} onNoted={revalidate} />
      <RequestReply {...{ row, club, templates, service, hasAi }} onAnswered={answered} />
    </article>
  );
}
