import { CircleAlert } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useRef } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { Whole } from "../many/planned-row.ts";
import { type RowPlan, shown } from "../spreadsheet/plan-row.ts";
import type { SheetColumn } from "../spreadsheet/sheet-columns.ts";
import { faultAt } from "./plan-cells.ts";
import type { edgesOf, Selection } from "./selection.ts";
import { isChosen } from "./use-sheet.ts";

interface SheetRowProps {
  at: number;
  row: Whole;
  name: string;
  columns: readonly SheetColumn[];
  /** Which columns after the first are drawn: from this one on, and up to that. */
  from: number;
  to: number;
  /** What is stored, by column. */
  said: ReadonlyMap<string, string>;
  /** What was typed. */
  cells: ReadonlyMap<string, string> | undefined;
  plan: RowPlan | undefined;
  /** Another club begins. */
  isFirstOfPart: boolean;
  /** Below it is no room for a sentence. */
  isLow: boolean;
  /** What is picked, where it is of this row too. */
  selection: (Selection & { edges: ReturnType<typeof edgesOf> }) | null;
  /** What the field of the cell begins with; null where nobody types. */
  editing: string | null;
  onFill: () => void;
  onCommit: (text: string, by: { row: number; column: number }) => void;
  onCancel: () => void;
}

function Row(props: SheetRowProps) {
  const { at, name, columns, from, to, said, isFirstOfPart, isLow, selection } = props;
  return (
    <tr aria-rowindex={at + 2} className={isFirstOfPart ? "sheet__row--part" : undefined} data-low={isLow || undefined}>
      <th
        scope="row"
        aria-label={`${at + 1} ${name}`}
        className={selection ? "sheet__number sheet__number--on tiny" : "sheet__number tiny"}
      >
        {at + 1}
      </th>
      {columns.map((column, index) => {
        if (index > 0 && (index < from || index >= to)) {
          return index === 1 && <td key={column.key} colSpan={from - 1} aria-hidden="true" />;
        }
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell; the grid takes the keys, and names the cell that they act on
          <td
            key={column.key}
            id={`cell-${at}-${index}`}
            aria-colindex={index + 2}
            aria-selected={isWithin(selection, index)}
            className={classOf(props, column, index)}
            style={lineOf(props, index)}
          >
            {isPlain(props, column.key, index) ? (
              read(column, said.get(column.key) ?? "")
            ) : (
              <Cell
                {...props}
                column={column}
                index={index}
                isFocus={selection?.row === at && selection.column === index}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Drawn again only where something of it is another: thousands of rows may be typed into. */
export const SheetRow = memo(
  Row,
  (before, after) =>
    (
      ["at", "row", "columns", "from", "to", "cells", "plan", "isFirstOfPart", "isLow", "editing", "name"] as const
    ).every((name) => before[name] === after[name]) &&
    before.selection === null &&
    after.selection === null,
);

type CellProps = SheetRowProps & { column: SheetColumn; index: number; isFocus: boolean };

function Cell(props: CellProps) {
  const { column, index, isFocus, selection, said, cells, plan, at, editing, onFill } = props;
  const typed = cells?.get(column.key);
  const stored = said.get(column.key) ?? "";
  const fault = plan && faultAt(plan, column.key);
  if (isFocus && editing !== null) return <CellField {...props} begins={editing} />;
  const fill = (event: PointerEvent) => {
    event.stopPropagation();
    onFill();
  };
  const isEnd = selection?.edges.bottom === at && selection.edges.right === index;
  return (
    <>
      <span className="sheet__text">
        {fault && <Icon of={CircleAlert} size={16} />}
        {typed !== undefined && !fault && stored !== "" && (
          <>
            <span className="sr-only">Antes </span>
            <s className="tiny">{stored}</s>
          </>
        )}
        {typed === undefined ? read(column, stored) : fault ? typed : read(column, normal(column, typed))}
      </span>
      {fault && isFocus && (
        <span className="sheet__note dark left rounded pad" role="status">
          <b>{typed === undefined ? fault.label : `«${typed}»`}</b> {fault.message}
          {fault.meant !== undefined && ` Escríbelo así: ${fault.meant}`}
        </span>
      )}
      {isEnd && <i className="sheet__handle" aria-hidden="true" onPointerDown={fill} />}
    </>
  );
}

/** As people read it; an empty cell is empty. */
const read = (column: SheetColumn, text: string) => (text === "" ? "" : shown(column, text));

/** What was typed as it would stand there once it is saved: `si` is `Sí`. */
function normal(column: SheetColumn, typed: string): string {
  const reading = column.read(typed.trim());
  return "typed" in reading ? column.say(column.put({}, reading.typed)) : typed;
}

const isWithin = (selection: SheetRowProps["selection"], index: number): boolean =>
  selection !== null && index >= selection.edges.left && index <= selection.edges.right;

/** Nothing but its text: most cells are, and an element less in each is seen when thousands of rows are scrolled. */
const isPlain = ({ selection, cells, plan }: SheetRowProps, key: string, index: number): boolean =>
  !(isWithin(selection, index) || cells?.has(key) || (plan && faultAt(plan, key)));

/** The line round what is picked: each of its cells has a part of it, or none. */
function lineOf({ at, selection }: SheetRowProps, index: number) {
  if (!selection || !isWithin(selection, index)) return undefined;
  const { top, right, bottom, left } = selection.edges;
  const widths = [at === top, index === right, at === bottom, index === left].map((isEdge) => (isEdge ? "2px" : "0"));
  return { "--edges": widths.join(" ") };
}

function classOf(props: SheetRowProps, { key, kind }: SheetColumn, index: number): string {
  const { cells, plan, selection } = props;
  const names: Record<string, boolean> = {
    [`sheet__cell--${kind}`]: true,
    "sheet__cell--plain": isPlain(props, key, index),
    "sheet__cell--changed": cells?.has(key) ?? false,
    "sheet__cell--wrong": plan !== undefined && faultAt(plan, key) !== undefined,
    "sheet__cell--picked": isWithin(selection, index),
  };
  return Object.keys(names)
    .filter((name) => names[name])
    .join(" ");
}

function CellField({ column, name, begins, onCommit, onCancel }: CellProps & { begins: string }) {
  // Leaving the field by a key blurs it as well.
  const isOver = useRef(false);
  const press = (event: KeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
    const { key, shiftKey, currentTarget } = event;
    const by = { Enter: { row: shiftKey ? -1 : 1, column: 0 }, Tab: { row: 0, column: shiftKey ? -1 : 1 } }[key];
    event.stopPropagation();
    isOver.current = by !== undefined || key === "Escape";
    if (by) onCommit(currentTarget.value, by);
    else if (key === "Escape") onCancel();
    else return;
    event.preventDefault();
  };
  const field = {
    className: "sheet__field full white",
    "aria-label": `${column.label}, ${name}`,
    onKeyDown: press,
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (!isOver.current) onCommit(currentTarget.value, { row: 0, column: 0 });
    },
    autoFocus: true,
  };
  if (!isChosen(column)) return <input {...field} defaultValue={begins} />;
  const texts = column.kind === "flag" ? ["Sí", "No"] : column.options.map(({ text }) => text);
  return (
    <select {...field} defaultValue={begins}>
      {!texts.includes(begins) && <option>{begins}</option>}
      {texts.map((text) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  );
}
