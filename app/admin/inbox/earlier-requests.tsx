import { Link } from "react-router";
import type { EarlierRequest } from "../../content/request-mail.ts";
import { kindText, requestStatusText } from "../../domain/requests/inbox-words.ts";
import { madridLongDate } from "../../domain/time/madrid-time.ts";

/** What the same person sent before: whoever answers should know it. */
export function EarlierRequests({ earlier, search }: { earlier: readonly EarlierRequest[]; search: string }) {
  if (earlier.length === 0) return null;
  return (
    <section className="request__earlier" aria-labelledby="request-earlier">
      <h3 id="request-earlier">Antes</h3>
      <ul>
        {earlier.map(({ id, kind, subject, status, created_at }) => (
          <li key={id}>
            <Link to={`/admin/inbox/${id}${search}`}>{[kindText(kind), subject].filter(Boolean).join(" · ")}</Link>
            <span>
              {madridLongDate(created_at)} · {requestStatusText(status)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
