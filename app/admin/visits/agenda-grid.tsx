import { Fragment, type KeyboardEvent, useId, useState } from "react";
import { type AgendaCell, type AgendaRow, cellName } from "#domain/visits/agenda-grid.ts";
import { clockWords, dayNumber, dayWords, shortWeekdayWord } from "#domain/visits/visit-words.ts";
import { visitToasts } from "#texts/admin/visit-toasts.ts";
import type { AgendaVisit } from "../../content/inbox/visit-desk.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { Places } from "./places.tsx";

interface AgendaGridProps {
  dates: readonly string[];
  rows: readonly AgendaRow<AgendaVisit>[];
  today: string;
  /** The hour whose people stand beside. */
  selected: string;
  onSelect: (start: string) => void;
  /** Somebody was let go over an hour. */
  onDrop: (visit: string, start: string) => void;
  onMove: (visit: AgendaVisit) => void;
}

export const dragType = "text/x-visit";

/** Days across, hours down. One tab stop: arrows move, Intro opens the hour, M moves its first person. */
export function AgendaGrid({ dates, rows, today, selected, onSelect, onDrop, onMove }: AgendaGridProps) {
  const [over, setOver] = useState<string | null>(null);
  const grid = useId();
  const all = rows.flatMap(({ cells }) => cells).filter((cell) => cell !== null);
  const stop = all.find(({ slot }) => slot.starts_at === selected) ?? all[0];
  const press = (event: KeyboardEvent<HTMLElement>, cell: AgendaCell<AgendaVisit>, row: number, column: number) => {
    const booked = cell.people.find(({ status }) => status === "booked");
    if (event.key.toLowerCase() === "m" && !event.ctrlKey && !event.metaKey) {
      if (booked) onMove(booked);
      else showToast(visitToasts.nobodyToMove);
    }
    const [down, right] = steps[event.key] ?? [0, 0];
    if (down === 0 && right === 0) return;
    event.preventDefault();
    focusCell(grid, row + down, column + right, [down, right]);
  };
  return (
    <section
      className="agenda__grid only-wide scrolls packed"
      style={{ "--days": dates.length }}
      aria-label="Agenda de la semana"
    >
      <div />
      {dates.map((date, index) => (
        <DayHead
          key={date}
          date={date}
          cells={rows.map(({ cells }) => cells[index] ?? null)}
          isToday={date === today}
        />
      ))}
      {rows.length === 0 && <p className="across muted pad-20">En estos días no hay horas de visita.</p>}
      {rows.map(({ minute, text, afterGap, cells }, row) => (
        <Fragment key={minute}>
          {afterGap && <div className="agenda__gap ruled" />}
          <div className="agenda__time right tiny muted">{text}</div>
          {cells.map((cell, column) =>
            cell ? (
              <button
                key={cell.slot.starts_at}
                type="button"
                className={cellClass(cell, cell.slot.starts_at === selected, over === cell.slot.starts_at)}
                tabIndex={cell === stop ? 0 : -1}
                id={cellId(grid, row, column)}
                data-visits={cell.people.map(({ id }) => id).join(" ")}
                aria-pressed={cell.slot.starts_at === selected}
                aria-label={cellLabel(cell)}
                title={namesOf(cell) || undefined}
                draggable={cell.people.length === 1 && cell.people[0]?.status === "booked"}
                onDragStart={(event) => event.dataTransfer.setData(dragType, cell.people[0]?.id ?? "")}
                onClick={() => onSelect(cell.slot.starts_at)}
                onKeyDown={(event) => press(event, cell, row, column)}
                onDragOver={(event) => {
                  if (!event.dataTransfer.types.includes(dragType) || isFull(cell)) return;
                  event.preventDefault();
                  setOver(cell.slot.starts_at);
                }}
                onDragLeave={() => setOver(null)}
                onDrop={(event) => {
                  event.preventDefault();
                  setOver(null);
                  onDrop(event.dataTransfer.getData(dragType), cell.slot.starts_at);
                }}
              >
                <span className="cut strong">{over === cell.slot.starts_at ? "Aquí" : cellName(cell.people)}</span>
                <Places taken={cell.slot.taken} capacity={cell.slot.capacity} />
              </button>
            ) : (
              <div key={dates[column]} className="agenda__off" />
            ),
          )}
        </Fragment>
      ))}
    </section>
  );
}

const steps: Record<string, [number, number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const cellId = (grid: string, row: number, column: number) => `${grid}-${row}-${column}`;

/** The next hour in that direction: what is closed is passed over. */
function focusCell(grid: string, row: number, column: number, [down, right]: [number, number]): void {
  let [y, x] = [row, column];
  for (let tries = 0; tries < 60 && x >= 0 && y >= 0; tries += 1) {
    const cell = document.getElementById(cellId(grid, y, x));
    cell?.focus();
    if (cell) return;
    y += down;
    x += right;
  }
}

const isFull = ({ slot }: AgendaCell) => slot.taken >= slot.capacity;

function cellClass(cell: AgendaCell, isSelected: boolean, isOver: boolean): string {
  const isPast = Date.parse(cell.slot.ends_at) < Date.now();
  return [
    "agenda__cell hovers column left tiny",
    isPast && "agenda__cell--past",
    isSelected && "agenda__cell--on",
    isOver && "agenda__cell--over",
  ]
    .filter(Boolean)
    .join(" ");
}

const namesOf = ({ people }: AgendaCell<AgendaVisit>) => people.map(({ name }) => name).join(", ");

function cellLabel(cell: AgendaCell<AgendaVisit>): string {
  const { slot, people } = cell;
  const names = namesOf(cell);
  // Begins with what the cell shows, for whoever says it to the computer (WCAG 2.5.3).
  const shown = names && `${cellName(people)}: `;
  return `${shown}${dayWords(slot.on_date)}, ${clockWords(slot.starts_at)}, ${slot.taken} de ${slot.capacity} plazas${names && `: ${names}`}`;
}

function DayHead({ date, cells, isToday }: { date: string; cells: (AgendaCell | null)[]; isToday: boolean }) {
  const open = cells.filter((cell) => cell !== null);
  const [taken, places] = [sum(open.map(({ slot }) => slot.taken)), sum(open.map(({ slot }) => slot.capacity))];
  return (
    <div className={isToday ? "agenda__day agenda__day--today relative" : "agenda__day"}>
      <p className="row wraps baseline spread gap-4">
        <span className="nowrap">
          {shortWeekdayWord(date)} <b className="panel-title small">{dayNumber(date)}</b>
        </span>
        {places > 0 && <span className="fine muted">{`${taken}/${places}`}</span>}
      </p>
      {places > 0 && <i className="share own-line above" style={{ "--p": `${(taken / places) * 100}%` }} />}
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, value) => all + value, 0);
