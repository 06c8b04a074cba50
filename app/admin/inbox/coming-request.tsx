import { kindText } from "#domain/requests/inbox-words.ts";
import { visitorLang } from "#domain/requests/visitor-language.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import { PanelLoading } from "../layout/panel-loading.tsx";

/** A request that was pressed: what the list knows of it is there at once, its history and mails are on their way. */
export function ComingRequest({ row }: { row: InboxRow }) {
  return (
    <article className="request" aria-busy="true">
      <header>
        <p>
          {kindText(row.kind)} · {madridDateTime(row.created_at)}
        </p>
        <h2>{row.name || row.email}</h2>
      </header>
      {row.message && (
        <p className="request__message" lang={visitorLang(row.language)}>
          {row.message}
        </p>
      )}
      <PanelLoading />
    </article>
  );
}
