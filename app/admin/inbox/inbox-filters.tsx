import { Link } from "react-router";
import { requestAttentions, requestKinds, requestStatuses } from "#domain/requests/inbox-words.ts";
import type { ClubName } from "../../content/club.ts";
import type { InboxCount } from "../../content/inbox.ts";
import { otherView, readView } from "./inbox-address.ts";

const facets = ["de", "estado", "tipo", "club"] as const;
type Facet = (typeof facets)[number];

interface InboxFiltersProps {
  counts: readonly InboxCount[];
  clubs: readonly ClubName[];
  search: URLSearchParams;
  words: string;
}

/** What to look at, each with how many there are; every choice is an address. */
export function InboxFilters({ counts, clubs, search, words }: InboxFiltersProps) {
  const { filter } = readView(search);
  // How many there are of each choice, within what the other filters leave.
  const fits: Record<Facet, (it: InboxCount) => boolean> = {
    de: (it) => !filter.isMine || it.is_mine,
    estado: (it) => filter.status === null || it.status === filter.status,
    tipo: (it) => filter.kind === null || it.kind === filter.kind,
    club: (it) => filter.club === null || it.club_id === filter.club,
  };
  const count = (facet: Facet, is: (it: InboxCount) => boolean) =>
    counts
      .filter((it) => is(it) && facets.every((other) => other === facet || fits[other](it)))
      .reduce((total, it) => total + it.total, 0);
  const choice = (text: string, total: number, name: string, value: string | null, isChosen: boolean) => (
    <li key={text}>
      <Link
        to={`/admin/inbox${otherView(search, { [name]: value })}`}
        state={{ words }}
        aria-current={isChosen ? "true" : undefined}
      >
        {text}
        <span>{total}</span>
      </Link>
    </li>
  );
  return (
    <nav className="inbox__filters" aria-label="Filtros de la bandeja">
      <ul>
        {choice(
          "Todo",
          count("de", () => true),
          "de",
          null,
          !filter.isMine,
        )}
        {choice(
          "Míos",
          count("de", (it) => it.is_mine),
          "de",
          "mi",
          filter.isMine,
        )}
      </ul>
      <h2>Estado</h2>
      <ul>
        {choice(
          "Cualquiera",
          count("estado", () => true),
          "estado",
          null,
          filter.status === null,
        )}
        {[...requestAttentions, ...requestStatuses].map(({ value, text }) =>
          choice(
            text,
            count("estado", (it) => it.status === value),
            "estado",
            value,
            filter.status === value,
          ),
        )}
      </ul>
      <h2>Tipo</h2>
      <ul>
        {choice(
          "Todos",
          count("tipo", () => true),
          "tipo",
          null,
          filter.kind === null,
        )}
        {requestKinds.map(({ value, many }) =>
          choice(
            many,
            count("tipo", (it) => it.kind === value),
            "tipo",
            value,
            filter.kind === value,
          ),
        )}
      </ul>
      <h2>Club</h2>
      <ul>
        {choice(
          "Todos los clubs",
          count("club", () => true),
          "club",
          null,
          filter.club === null,
        )}
        {clubs
          .map(({ id, name }) => ({ id, name, total: count("club", (it) => it.club_id === id) }))
          .filter(({ id, total }) => total > 0 || filter.club === id)
          .map(({ id, name, total }) => choice(name, total, "club", id, filter.club === id))}
      </ul>
    </nav>
  );
}
