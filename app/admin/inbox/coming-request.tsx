import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { kindText } from "#domain/requests/inbox-words.ts";
import { visitorLang } from "#domain/requests/visitor-language.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { PanelLoading } from "../layout/panel-loading.tsx";

/** The way from a request to the list that it was found in; `state` has the words that were looked for. */
export function ToInbox({ to, state }: { to: string; state: { words: string } }) {
  return (
    <Link className="only-narrow row inline gap-8" to={to} state={state}>
      <Icon of={ArrowLeft} size={16} />
      Bandeja
    </Link>
  );
}

interface ComingRequestProps {
  row: InboxRow;
  /** Where its list is, and what was looked for there. */
  list: string;
  words: string;
}

/** A request that was pressed: what the list knows of it is there at once, its history and mails are on their way. */
export function ComingRequest({ row, list, words }: ComingRequestProps) {
  return (
    <article className="request stack gap-24" aria-busy="true">
      <ToInbox to={list} state={{ words }} />
      <header>
        <p>
          {kindText(row.kind)} · {madridDateTime(row.created_at)}
        </p>
        <h2 className="panel-title">{row.name || row.email}</h2>
      </header>
      {row.message && (
        <p className="pad white boxed lines breaks" lang={visitorLang(row.language)}>
          {row.message}
        </p>
      )}
      <PanelLoading />
    </article>
  );
}
