import { Link } from "react-router";
import type { ClubName } from "../../content/club.ts";
import type { InboxCount } from "../../content/inbox.ts";
import { requestAttentions, requestKinds, requestStatuses } from "../../domain/requests/inbox-words.ts";
import { otherView, readView } from "./inbox-address.ts";

interface InboxFiltersProps {
  counts: readonly InboxCount[];
  clubs: readonly ClubName[];
  search: URLSearchParams;
}

/** What to look at, each with how many there are; every choice is an address. */
export function InboxFilters({ counts, clubs, search }: InboxFiltersProps) {
  const { filter } = readView(search);
  const count = (fits: (it: InboxCount) => boolean) => counts.filter(fits).reduce((total, it) => total + it.total, 0);
  const choice = (text: string, total: number, name: string, value: string | null, isChosen: boolean) => (
    <li key={text}>
      <Link to={`/admin/inbox${otherView(search, { [name]: value })}`} aria-current={isChosen ? "true" : undefined}>
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
          count(() => true),
          "de",
          null,
          !filter.isMine,
        )}
        {choice(
          "Míos",
          count((it) => it.is_mine),
          "de",
          "mi",
          filter.isMine,
        )}
      </ul>
      <h2>Estado</h2>
      <ul>
        {choice(
          "Cualquiera",
          count(() => true),
          "estado",
          null,
          filter.status === null,
        )}
        {[...requestAttentions, ...requestStatuses].map(({ value, text }) =>
          choice(
            text,
            count((it) => it.status === value),
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
          count(() => true),
          "tipo",
          null,
          filter.kind === null,
        )}
        {requestKinds.map(({ value, many }) =>
          choice(
            many,
            count((it) => it.kind === value),
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
          count(() => true),
          "club",
          null,
          filter.club === null,
        )}
        {clubs
          .map(({ id, name }) => ({ id, name, total: count((it) => it.club_id === id) }))
          .filter(({ id, total }) => total > 0 || filter.club === id)
          .map(({ id, name, total }) => choice(name, total, "club", id, filter.club === id))}
      </ul>
    </nav>
  );
}
