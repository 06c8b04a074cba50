import { Download, Search } from "lucide-react";
import { Link } from "react-router";
import { ageText, isWaiting, kindText, requestStatusText, termOf } from "#domain/requests/inbox-words.ts";
import { visitorLang, wroteIn } from "#domain/requests/visitor-language.ts";
import { momentDay } from "#domain/visits/visit-words.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import { type InboxRow, inboxCsv } from "../../content/inbox/inbox.ts";
import { inboxPage } from "../../data/inbox/inbox.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { saveFile } from "../files/save-file.ts";
import { attempt } from "../session/attempt.ts";
import { otherView, readView } from "./inbox-address.ts";
import { KindIcon } from "./kind-icon.tsx";
import { exportInbox } from "./request-commands.ts";

interface InboxListProps {
  rows: readonly InboxRow[];
  total: number;
  clubs: readonly ClubName[];
  search: URLSearchParams;
  selected: string | undefined;
  hasKeys: boolean;
  onKeys: (isOn: boolean) => void;
  /** What is looked for, as it is typed. */
  words: string;
  onWords: (words: string) => void;
}

export function InboxList({ rows, total, clubs, search, selected, hasKeys, onKeys, words, onWords }: InboxListProps) {
  const { filter, page } = readView(search);
  const now = new Date();
  const pages = Math.ceil(total / inboxPage);
  const exportList = () =>
    attempt(inboxToasts.exportFailed, async () => {
      const { rows: whole, colleagues } = await exportInbox({ ...filter, search: words });
      saveFile(
        `bandeja-${new Date().toISOString().slice(0, 10)}.csv`,
        "text/csv;charset=utf-8",
        inboxCsv(whole, clubs, colleagues),
      );
    });
  return (
    <section className="inbox__list white slim" aria-labelledby="inbox-title">
      <div className="inbox__head ruled pad-20 row wraps">
        <div className="grow">
          <h1 id="inbox-title" tabIndex={-1}>
            Bandeja
          </h1>
          <p className="fine muted" aria-live="polite">
            {total === 1 ? "1 solicitud" : `${total} solicitudes`}
          </p>
        </div>
        <Button size="compact" variant="line" onClick={() => void exportList()}>
          <Icon of={Download} size={16} />
          Exportar
        </Button>
        <search className="search-bar__field relative muted">
          <Icon of={Search} size={16} />
          <input
            className="input"
            type="search"
            aria-label="Buscar en la bandeja"
            placeholder="Nombre, teléfono o texto"
            value={words}
            onChange={(event) => onWords(event.target.value)}
          />
        </search>
      </div>
      {rows.length === 0 && <p className="muted pad-20">No hay nada con estos filtros.</p>}
      <ul className="inbox__rows">
        {rows.map((row) => (
          <li key={row.id}>
            <RequestLink
              {...{ row, now, words }}
              to={`/admin/inbox/${row.id}${otherView(search, { pagina: search.get("pagina") })}`}
              club={clubs.find((club) => club.id === row.club_id)?.name}
              isSelected={row.id === selected}
            />
          </li>
        ))}
      </ul>
      {(pages > 1 || page > 1) && <InboxPages {...{ page, pages, search, words }} />}
      <div className="only-wide row gap-8 muted pad">
        {hasKeys && (
          <p className="grow">
            <kbd>J</kbd> <kbd>K</kbd> moverse <kbd>R</kbd> responder <kbd>E</kbd> cerrar
          </p>
        )}
        <label className="target row gap-8 push">
          <input type="checkbox" checked={hasKeys} onChange={(event) => onKeys(event.target.checked)} />
          Atajos
        </label>
      </div>
    </section>
  );
}

interface RequestLinkProps {
  row: InboxRow;
  to: string;
  club: string | undefined;
  isSelected: boolean;
  now: Date;
  words: string;
}

function RequestLink({ row, to, club, isSelected, now, words }: RequestLinkProps) {
  const since = row.attention_at ?? row.created_at;
  const term = termOf(row.kind, row.status, since, now);
  return (
    <Link
      className="hovers relative row top ruled"
      to={to}
      state={{ words }}
      aria-current={isSelected ? "true" : undefined}
      data-waiting={isWaiting(row, now) ? "" : undefined}
    >
      <KindIcon kind={row.kind} />
      <span className="stack gap-4 grow">
        <span className="row baseline">
          <b className="breaks grow">{row.name || row.email}</b>
          <time className={`fine nowrap ${toneOf(term)}`} dateTime={since}>
            {ageText(since, now)}
          </time>
        </span>
        <span className="cut" lang={row.message ? visitorLang(row.language) : undefined}>
          {row.message || row.subject}
        </span>
        <span className="row baseline">
          <small className="grow">{[kindText(row.kind), club, wroteIn(row)].filter(Boolean).join(" · ")}</small>
          <small className={`nowrap ${row.status === "undelivered" ? "bad" : toneOf(term)}`}>
            {term === "late"
              ? "Fuera de plazo"
              : term === "soon"
                ? "Vence pronto"
                : row.status === "reminder" && row.attention_at
                  ? `Recordar el ${momentDay(row.attention_at)}`
                  : requestStatusText(row.status, row.kind)}
          </small>
        </span>
      </span>
    </Link>
  );
}

const toneOf = (term: "late" | "soon" | null) => (term === "late" ? "bad" : term ? "asks" : "muted");

interface InboxPagesProps {
  page: number;
  pages: number;
  search: URLSearchParams;
  words: string;
}

function InboxPages({ page, pages, search, words }: InboxPagesProps) {
  return (
    <nav className="row spread gap-16 pad" aria-label="Páginas de la bandeja">
      {page > 1 && (
        <Link
          className="underlined row inline press"
          to={otherView(search, { pagina: String(page - 1) })}
          state={{ words }}
        >
          Anteriores
        </Link>
      )}
      <span>
        Página {page} de {Math.max(page, pages)}
      </span>
      {page < pages && (
        <Link
          className="underlined row inline press"
          to={otherView(search, { pagina: String(page + 1) })}
          state={{ words }}
        >
          Siguientes
        </Link>
      )}
    </nav>
  );
}
