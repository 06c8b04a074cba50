import {
  CalendarClock,
  CalendarOff,
  CornerDownRight,
  ExternalLink,
  History,
  KeyRound,
  type LucideIcon,
  Pencil,
  Plus,
  UserPlus,
} from "lucide-react";
import { foldAccents } from "#domain/text/fold-accents.ts";
import type { FoundRow } from "../../data/site/find-anything.ts";
import { historyPath } from "../history/history-path.ts";
import { factsOf } from "../history/recorded-facts.ts";
import { type Section, sectionAt } from "../sections.ts";
import type { Permissions } from "../session/permissions.ts";
import type { Place } from "./recent-places.ts";

/** One line of the palette: where it leads, and what is said of it. */
export interface PaletteItem {
  /** Of its kind: what stands under one heading. */
  group: string;
  icon: LucideIcon;
  name: string;
  about?: string | undefined;
  path: string;
  /** A row that something else can be done with. */
  row?: FoundRow;
  /** The field of its form that it is about. */
  field?: string;
  /** A page of the site: a document of its own. */
  isOfSite?: true;
}

/** The sections whose name holds the words; all of them where there are none. */
export function sectionItems(sections: readonly Section[], words: string): PaletteItem[] {
  return sections
    .filter(({ title, heading = "" }) => holds(`${title} ${heading}`, words))
    .map(({ title, path, icon }) => ({ group: "Ir a", icon, name: title, path }));
}

interface OtherPage extends Pick<PaletteItem, "icon" | "name" | "path"> {
  words: string;
  /** Who may not add to it has nothing to do there. */
  table?: string;
  section?: string;
}

/** Pages that stand in no menu, and by what else people look for them. */
const others: readonly OtherPage[] = [
  {
    icon: KeyRound,
    name: "Mi cuenta",
    path: "/admin/cuenta",
    words: "contraseña clave verificación en dos pasos segundo factor sesiones móvil",
  },
  {
    icon: CalendarOff,
    name: "Festivos y cierres",
    path: "/admin/company/festivos",
    words: "festivo vacaciones horario especial",
    table: "club_days",
  },
  {
    icon: UserPlus,
    name: "Invitar a alguien",
    path: "/admin/personas/invitar",
    words: "persona usuario equipo nuevo acceso",
    section: "/admin/personas",
  },
];

/** Those that somebody means who types these words, and may go to. */
export function otherItems(sections: readonly Section[], may: Permissions, words: string): PaletteItem[] {
  return others
    .filter(({ table }) => table === undefined || may("create", table))
    .filter(({ section }) => section === undefined || sections.some(({ path }) => path === section))
    .filter((page) => holds(`${page.name} ${page.words}`, words))
    .map(({ icon, name, path }) => ({ group: "Ir a", icon, name, path }));
}

/** The page of the site whose address was pasted, with its pencils; of another site there is none. */
export function pageItems(typed: string, origin: string): PaletteItem[] {
  const address = typed.trim();
  const url = /^(\/|https?:)/.test(address) && URL.canParse(address, origin) ? new URL(address, origin) : null;
  if (url?.origin !== origin || /^\/(admin|login)(\/|$)/.test(url.pathname)) return [];
  const path = url.pathname + url.search;
  return [{ group: "La web", icon: Pencil, name: `Editar ${path} donde se lee`, path: `/admin/web${path}` }];
}

export const placeItems = (places: readonly Place[], isOpen: (path: string) => boolean): PaletteItem[] =>
  places
    .filter(({ path }) => isOpen(path))
    .map(({ path, name }) => ({
      group: "Últimos sitios",
      icon: sectionAt(path)?.icon ?? CornerDownRight,
      name,
      about: sectionAt(path)?.title === name ? undefined : sectionAt(path)?.title,
      path,
    }));

/** What can be begun: a new row of each list that she may add to. */
export function newItems(sections: readonly Section[], may: Permissions, words: string): PaletteItem[] {
  return sections
    .filter(
      ({ hasRows, table = "" }) =>
        (hasRows || table === "articles" || table === "clubs") && table !== "page_words" && may("create", table),
    )
    .filter(({ title, table = "" }) => holds(`Añadir en ${title} nuevo nueva crear ${factsOf(table)?.one}`, words))
    .map(({ title, path }) => ({ group: "Empezar", icon: Plus, name: `Añadir en ${title}`, path: `${path}/nuevo` }));
}

export function rowItems(rows: readonly FoundRow[]): PaletteItem[] {
  return rows.map((row) => {
    const section = sectionOf(row);
    return {
      group: section?.title ?? "Filas",
      icon: section?.icon ?? CornerDownRight,
      name: row.name,
      about: row.about ?? undefined,
      path: pathOf(row),
      row,
    };
  });
}

export function actionItems(row: FoundRow, may: Permissions): PaletteItem[] {
  const group = `Acciones con ${row.name}`;
  const isRecorded = factsOf(row.list)?.hasNoHistory === undefined;
  const onTheWeb = webPathOf(row);
  const items: (PaletteItem | false)[] = [
    row.list !== "requests" &&
      may("update", row.list, { id: row.id, club_id: row.club }) && {
        ...{ group, icon: Pencil, name: `Editar ${row.name}`, path: pathOf(row) },
      },
    row.list === "precios" &&
      may("update", row.list, { id: row.id, club_id: row.club }) && {
        ...{ group, icon: CalendarClock, name: "Programar un cambio de precio", path: pathOf(row), field: "price" },
        about: "con fecha",
      },
    row.list === "requests" && { group, icon: Pencil, name: `Contestar a ${row.name}`, path: pathOf(row) },
    isRecorded && { group, icon: History, name: `Ver historial de ${row.name}`, path: historyPath(row.list, row.id) },
    onTheWeb !== undefined && {
      ...{ group, icon: ExternalLink, name: "Ver en la web", about: onTheWeb, path: onTheWeb, isOfSite: true as const },
    },
  ];
  return items.filter((item) => item !== false);
}

const sectionOf = (row: FoundRow) => sectionAt(factsOf(row.list)?.section ?? "");

function pathOf({ list, id, club }: FoundRow): string {
  if (list === "activities") return `/admin/timetable/actividades/${id}`;
  if (list === "club_extra_services") return `/admin/clubs/ofertas/${club}/${id}`;
  return `${factsOf(list)?.section ?? "/admin"}/${id}`;
}

function webPathOf({ list, id, club, about }: FoundRow): string | undefined {
  if (list === "clubs") return `/club/${id}`;
  if (list === "precios" || list === "club_extra_services") return `/club/${club}`;
  return list === "landing_pages" && about ? `/p/${about}` : undefined;
}

/** Every word of it, as a beginning or a part, without accents; a letter off is forgiven in longer words. */
function holds(text: string, words: string): boolean {
  const said = foldAccents(text);
  return foldAccents(words)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (word) => said.includes(word) || (word.length > 3 && said.split(/\s+/).some((part) => isNearly(part, word))),
    );
}

/** Whether one letter too much, too few, another or two in the wrong order is all that lies between a word and the begin of it. */
export function isNearly(word: string, typed: string): boolean {
  const starts = [typed.length - 1, typed.length, typed.length + 1].map((length) => word.slice(0, length));
  return starts.some((start) => differsByOne(start, typed));
}

function differsByOne(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1)) return true;
  return a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
}
