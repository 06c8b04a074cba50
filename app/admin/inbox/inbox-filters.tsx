import { Fragment } from "react";
import { Link } from "react-router";
import { requestAttentions, requestKinds, requestStatuses } from "#domain/requests/inbox-words.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { InboxCount } from "../../content/inbox/inbox.ts";
import { otherView, readView } from "./inbox-address.ts";
import { KindIcon } from "./kind-icon.tsx";

interface Choice {
  text: string;
  /** What the address then says; null for everything. */
  value: string | null;
  is: (it: InboxCount) => boolean;
}

interface Facet {
  /** What the address calls it. */
  name: string;
  title: string | null;
  chosen: string | null;
  choices: Choice[];
}

interface InboxFiltersProps {
  counts: readonly InboxCount[];
  clubs: readonly ClubName[];
  search: URLSearchParams;
  words: string;
}

/** What to look at, each with how many there are; every choice is an address. */
export function InboxFilters({ counts, clubs, search, words }: InboxFiltersProps) {
  const facets = facetsOf(readView(search).filter, clubs);
  // How many there are of each choice, within what the other filters leave.
  const count = (facet: Facet, is: Choice["is"]) =>
    counts
      .filter((entry) => is(entry) && facets.every((other) => other === facet || chosenOf(other)?.is(entry)))
      .reduce((total, entry) => total + entry.total, 0);
  return (
    <nav className="inbox__filters row gap-8 scrolls pad" aria-label="Filtros de la bandeja">
      {facets.map((facet) => (
        <Fragment key={facet.name}>
          {facet.title && <h2 className="fine muted">{facet.title}</h2>}
          <ul className="row gap-4">
            {facet.choices
              .map((choice) => ({ ...choice, total: count(facet, choice.is), isChosen: choice.value === facet.chosen }))
              .filter(({ value, total, isChosen }) => facet.name !== "club" || value === null || total > 0 || isChosen)
              .map(({ text, value, total, isChosen }) => (
                <li key={value}>
                  <Link
                    className="target rounded row spread gap-8 nowrap"
                    to={`/admin/inbox${otherView(search, { [facet.name]: value })}`}
                    state={{ words }}
                    aria-current={isChosen ? "true" : undefined}
                  >
                    {facet.name === "tipo" && value && <KindIcon kind={value} />}
                    <span className="grow">{text}</span>
                    <span className="muted figures">{total}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

const chosenOf = ({ choices, chosen }: Facet) => choices.find(({ value }) => value === chosen);

function facetsOf(filter: ReturnType<typeof readView>["filter"], clubs: readonly ClubName[]): Facet[] {
  const all = (text: string): Choice => ({ text, value: null, is: () => true });
  const statuses = [...requestAttentions, ...requestStatuses];
  return [
    {
      name: "de",
      title: null,
      chosen: filter.isMine ? "mi" : null,
      choices: [all("Todo"), { text: "Míos", value: "mi", is: (row) => row.is_mine }],
    },
    {
      name: "estado",
      title: "Estado",
      chosen: filter.status,
      choices: [
        all("Cualquiera"),
        ...statuses.map(({ value, text }) => ({ text, value, is: (row: InboxCount) => row.status === value })),
      ],
    },
    {
      name: "tipo",
      title: "Tipo",
      chosen: filter.kind,
      choices: [
        all("Todos"),
        ...requestKinds.map(({ value, many }) => ({ text: many, value, is: (row: InboxCount) => row.kind === value })),
      ],
    },
    {
      name: "club",
      title: "Club",
      chosen: filter.club,
      choices: [
        all("Todos los clubs"),
        ...clubs.map(({ id, name }) => ({ text: name, value: id, is: (row: InboxCount) => row.club_id === id })),
      ],
    },
  ];
}
