import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type FoundRow, findAnything } from "../../data/site/find-anything.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { useOpenSections } from "../layout/use-section.ts";
import { sectionAt, sections } from "../sections.ts";
import { browserClient } from "../session/browser-client.ts";
import { usePermissions } from "../session/permissions.ts";
import { PaletteDialog } from "./palette-dialog.tsx";
import {
  actionItems,
  newItems,
  otherItems,
  type PaletteItem,
  pageItems,
  placeItems,
  rowItems,
  sectionItems,
} from "./palette-items.ts";
import { notePlace, recentPlaces } from "./recent-places.ts";

interface PaletteProps {
  typed: string;
  onType: (words: string) => void;
  onClose: () => void;
  onKeys: () => void;
}

/** Any section, any row, what is usually done with it, the last places: typed, chosen with the arrows, gone to. */
export default function Palette({ typed, onType, onClose, onKeys }: PaletteProps) {
  const [at, setAt] = useState(0);
  const [chosenRow, setChosenRow] = useState<FoundRow | null>(null);
  const { rows, state } = useFoundRows(typed);
  // The actions below the rows are those of the last one that was chosen.
  const [about, setAbout] = useState<FoundRow | null>(null);
  const items = useItems(typed, rows, chosenRow, about);
  const navigate = useNavigate();
  const may = usePermissions();
  const id = useId();
  const chosen = items[Math.min(at, items.length - 1)];
  const type = (words: string) => {
    onType(words);
    setAt(0);
    setChosenRow(null);
    setAbout(null);
  };
  const go = (item: PaletteItem | undefined) => {
    if (!item) return;
    onClose();
    if (item.isOfSite) return void open(item.path, "_blank", "noopener");
    if (item.row) notePlace({ path: item.path, name: item.name });
    void navigate(item.path, { state: item.field && { field: item.field } });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      const next = (Math.min(at, items.length - 1) + step + items.length) % items.length;
      setAt(next);
      setAbout(items[next]?.row ?? about);
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && chosen?.row)
      go(actionItems(chosen.row, may)[0]);
    else if (event.key === "Enter") go(chosen);
    else if (event.key === "Tab" && chosen?.row && !event.shiftKey) {
      setChosenRow(chosen.row);
      setAt(0);
    } else return;
    event.preventDefault();
  };
  return (
    <PaletteDialog
      list={`${id}-list`}
      active={chosen && `${id}-${items.indexOf(chosen)}`}
      typed={typed}
      onType={type}
      onKeyDown={press}
      onClose={onClose}
    >
      <div className="palette__list scrolls" role="listbox" id={`${id}-list`} aria-label="Resultados">
        {items.map((item, index) => (
          <Fragment key={`${item.group}/${item.path}/${item.name}`}>
            {items[index - 1]?.group !== item.group && (
              <p className="fine strong muted" role="presentation">
                {item.group}
              </p>
            )}
            <Option
              id={`${id}-${index}`}
              item={item}
              words={typed}
              isChosen={item === chosen}
              isUsual={chosen?.row !== undefined && items[index - 1]?.row !== undefined && item.row === undefined}
              onGo={() => go(item)}
            />
          </Fragment>
        ))}
      </div>
      <PaletteFoot says={state === "failed" ? "No se ha podido buscar" : countOf(items.length)} onKeys={onKeys} />
    </PaletteDialog>
  );
}

function PaletteFoot({ says, onKeys }: { says: string; onKeys: () => void }) {
  return (
    <div className="sunken pad row wraps spread apart fine muted">
      <span className="with-mouse">
        <kbd>↑</kbd> <kbd>↓</kbd> moverse <kbd>↵</kbd> abrir <kbd>Tab</kbd> sus acciones <kbd>&gt;</kbd> solo acciones
      </span>
      <button type="button" className="panel-link" onClick={onKeys}>
        Teclas de esta página
      </button>
      <span role="status">{says}</span>
    </div>
  );
}

const countOf = (count: number) => (count === 0 ? "Nada" : count === 1 ? "1 resultado" : `${count} resultados`);

interface OptionProps {
  id: string;
  item: PaletteItem;
  words: string;
  isChosen: boolean;
  /** What Ctrl and Enter do with the chosen row. */
  isUsual: boolean;
  onGo: () => void;
}

function Option({ id, item, words, isChosen, isUsual, onGo }: OptionProps) {
  // Talks to the browser, which alone knows what of the list is in sight.
  useEffect(() => {
    if (isChosen) document.getElementById(id)?.scrollIntoView({ block: "nearest" });
  }, [id, isChosen]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and says which option is meant
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
    <div className="hovers row rounded press" id={id} role="option" aria-selected={isChosen} onClick={onGo}>
      <Icon of={item.icon} size={18} />
      <span className="strong">{marked(item.name, words)}</span>
      {item.about && <small className="breaks slim">{item.about}</small>}
      {isChosen && <kbd className="push">↵</kbd>}
      {isUsual && <kbd className="with-mouse">Ctrl ↵</kbd>}
    </div>
  );
}

/** What was typed, where the name holds it as it stands. */
function marked(name: string, words: string): ReactNode {
  const at = words.trim() === "" ? -1 : name.toLowerCase().indexOf(words.trim().toLowerCase());
  if (at === -1) return name;
  const end = at + words.trim().length;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  );
}

function useItems(
  typed: string,
  rows: readonly FoundRow[],
  chosenRow: FoundRow | null,
  about: FoundRow | null,
): PaletteItem[] {
  const may = usePermissions();
  const isOpen = useOpenSections();
  // Which sections are open depends on the person alone.
  return useMemo(() => {
    const hers = sections.filter(isOpen);
    if (chosenRow) return actionItems(chosenRow, may);
    if (typed.startsWith(">")) return newItems(hers, may, typed.slice(1));
    if (typed.trim() === "") {
      const isHers = (path: string) => hers.some((her) => her === sectionAt(path));
      return [...placeItems(recentPlaces(), isHers), ...sectionItems(hers, ""), ...newItems(hers, may, "")];
    }
    const meant = rows.find((row) => row === about) ?? rows[0];
    return [
      ...pageItems(typed, location.origin),
      ...rowItems(rows),
      ...(meant ? actionItems(meant, may) : []),
      ...sectionItems(hers, typed),
      ...otherItems(hers, may, typed),
      ...newItems(hers, may, typed),
    ];
  }, [typed, rows, chosenRow, about, may, isOpen]);
}

const restMs = 90;

/** The rows that hold what is typed, at once after a rest and else once the fingers rest; those of before stay meanwhile. */
function useFoundRows(typed: string): { rows: readonly FoundRow[]; state: "asked" | "failed" | "there" } {
  const [found, setFound] = useState<{ rows: readonly FoundRow[]; state: "asked" | "failed" | "there" }>({
    rows: [],
    state: "there",
  });
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  // Talks to the database, whose answer to an earlier word may come later than that to this one.
  useEffect(() => {
    const words = typed.trim();
    const rest = performance.now() - typedAt.current > restMs ? 0 : restMs;
    // To open the palette is not to type.
    if (typed !== "") typedAt.current = performance.now();
    if (words.length < 2 || words.startsWith(">")) return setFound({ rows: [], state: "there" });
    let isOn = true;
    const timer = setTimeout(() => {
      findAnything(browserClient(), words).then(
        (rows) => isOn && setFound({ rows, state: "there" }),
        () => isOn && setFound({ rows: [], state: "failed" }),
      );
    }, rest);
    return () => {
      isOn = false;
      clearTimeout(timer);
    };
  }, [typed]);
  return found;
}
