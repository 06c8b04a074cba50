import { ArrowLeft, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate, useRevalidator, useRouteLoaderData, useSearchParams } from "react-router";
import { changeRequest, deleteRequest, listColleagues, readRequest } from "../../data/inbox.ts";
import { listRecords } from "../../data/records.ts";
import { replyTemplatesTable } from "../../data/reply-templates.ts";
import { kindText, type RequestStatus, requestStatuses } from "../../domain/requests/inbox-words.ts";
import { madridDateTime } from "../../domain/time/madrid-time.ts";
import { inboxToasts } from "../../texts/admin/inbox-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { ConfirmDelete } from "../dialogs/confirm-delete.tsx";
import { sayWhy } from "../form/say-why.ts";
import { countPending } from "../layout/use-pending-proposals.ts";
import { browserClient } from "../session/browser-client.ts";
import { withSession } from "../session/with-session.ts";
import type { Route } from "./+types/request-route.ts";
import type { clientLoader as inboxLoader } from "./inbox-route.tsx";
import { RequestFacts } from "./request-facts.tsx";
import { RequestHistory } from "./request-history.tsx";
import { RequestReply } from "./request-reply.tsx";

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const client = browserClient();
  try {
    const [request, colleagues, templates] = await Promise.all([
      readRequest(client, params.id),
      listColleagues(client),
      listRecords(client, replyTemplatesTable).catch(() => []),
    ]);
    return { request, colleagues, templates };
  } catch (error) {
    showToast(inboxToasts.loadFailed(sayWhy(error)));
    return { request: null, colleagues: [], templates: [] };
  }
}

export default function RequestRoute({ loaderData: { request, colleagues, templates } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const inbox = useRouteLoaderData<typeof inboxLoader>("admin/inbox/inbox-route");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
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
          <button
            type="button"
            className="panel-button panel-button--line"
            data-inbox-close
            disabled={row.status === "closed"}
            onClick={() => void change({ status: "closed" })}
          >
            Cerrar
          </button>
          <button type="button" className="panel-button panel-button--line" onClick={() => setDeleting(true)}>
            <Icon of={Trash2} size={16} />
            Borrar
          </button>
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
      <RequestHistory row={row} events={events} onNoted={revalidate} />
      <RequestReply row={row} templates={templates} onAnswered={() => change({ status: "answered" })} />
    </article>
  );
}
