import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { clockText } from "#domain/time/clock.ts";
import { weekdays } from "#domain/timetable/weekdays.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { neighbour, readKey } from "./board-keys.ts";
import { blockAt, Palette } from "./board-parts.tsx";
import { inOrder } from "./class-words.ts";
import { placeWords } from "./lift-words.ts";
import { useBoardFocus } from "./use-board-focus.ts";
import { useLift } from "./use-lift.ts";
import { WeekDay } from "./week-day.tsx";
import type { WeekViewProps } from "./week-list.tsx";

const pixelsPerMinute = 0.68;
const axisWidth = 50;

interface WeekBoardProps extends WeekViewProps {
  /** The class whose facts stand beside the grid. */
  chosen: string | undefined;
}

/** The week as a grid: classes are dragged with the mouse, or lifted with Intro and moved with the arrows. */
export function WeekBoard({ week, activities, chosen, onOpen, onAdd }: WeekBoardProps) {
  const { classes, clashes } = week;
  const axis = useMemo(() => axisOf(classes), [classes]);
  const minutes = axis.to - axis.from;
  const board = useRef<HTMLDivElement>(null);
  const hand = useLift({ grid: board, from: axis.from, pixelsPerMinute, axisWidth }, week);
  const [spoken, setSpoken] = useState("");
  const sorted = useMemo(() => inOrder(classes), [classes]);
  const bad = useMemo(() => new Set(clashes.flatMap(({ first, second }) => [first.id, second.id])), [clashes]);
  const keyboard = useBoardFocus(sorted);
  const onKeyDown = (event: KeyboardEvent) => {
    const it = blockAt(event, classes)?.it;
    const key = it && readKey(event, it, hand.lift);
    if (!key) return;
    event.preventDefault();
    if (key.kind === "move") {
      hand.setLift(key.lift);
      setSpoken(placeWords(key.lift, classes, activities));
    } else if (key.kind === "drop") {
      hand.drop(hand.lift);
      keyboard.goOnAt(it);
      setSpoken("Soltada. Está en el borrador.");
    } else if (key.kind === "return") {
      hand.setLift(null);
      setSpoken("Vuelve a su sitio.");
    } else if (key.kind === "open") onOpen(it);
    else if (key.kind === "copy") onAdd({ ...it, created_at: "", updated_at: "" });
    else if (key.kind === "focus") keyboard.go(neighbour(sorted, it, key.key));
    else if (key.kind === "remove") {
      keyboard.leave(it);
      week.remove(it.id);
    }
  };
  const heard = {
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const block = blockAt(event, classes);
      if (block) keyboard.went(block.it);
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const block = blockAt(event, classes);
      if (block) hand.grab(event, block.it, block.part, block.edge);
    },
    onClick: (event: MouseEvent) => {
      const block = blockAt(event, classes);
      // What a key presses is told as a key.
      if (block && !block.edge && event.detail > 0 && !hand.wasDragged()) onOpen(block.it);
    },
  };
  return (
    <div className="only-wide pad" {...hand.board}>
      <Palette activities={activities} onGrab={hand.grab} onAdd={onAdd} clubId={classes[0]?.club_id} />
      <p className="sr-only" role="status">
        {spoken}
      </p>
      <Head classes={classes} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the classes in it */}
      <div ref={board} className="week-board__body relative sevenths" style={{ "--minutes": minutes }} {...heard}>
        <Hours axis={axis} />
        {weekdays.map(({ value, text }) => {
          const own = sorted.filter((entry) => entry.weekday === Number(value));
          const ifOwn = (id: string | undefined) => (own.some((entry) => entry.id === id) ? id : undefined);
          return (
            <WeekDay
              key={value}
              {...{ text, activities, bad, from: axis.from }}
              classes={own}
              stop={ifOwn(keyboard.stop)}
              chosen={ifOwn(chosen)}
              lifted={ifOwn(hand.lift?.it.id)}
              ghost={hand.lift?.weekday === Number(value) ? hand.lift : null}
            />
          );
        })}
      </div>
      <Help />
    </div>
  );
}

function Help() {
  return (
    <p className="pad muted tiny" id="week-board-help">
      Arrastra una clase, o tira de su borde para que dure más. Con el teclado: Intro la levanta, las flechas la mueven
      de 5 en 5 minutos o de día, con Mayúsculas cambian cuánto dura, Intro la suelta y Esc la deja donde estaba. E la
      edita, D la duplica, Supr la quita.
    </p>
  );
}

interface Axis {
  from: number;
  to: number;
}

/** Whole hours round what there is, and a working day at least: a class can be dragged to where none was. */
function axisOf(classes: readonly ClubClass[]): Axis {
  const from = Math.min(...classes.map((entry) => entry.start_minute), 7 * 60);
  const to = Math.max(...classes.map((entry) => entry.start_minute + entry.minutes), 22 * 60);
  return { from: Math.floor(from / 60) * 60, to: Math.min(Math.ceil(to / 60) * 60, 1440) };
}

function hoursOf({ from, to }: Axis): number[] {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60);
}

function Head({ classes }: { classes: readonly ClubClass[] }) {
  return (
    <div className="week-board__head sevenths white" aria-hidden="true">
      {weekdays.map(({ value, text }) => (
        <div className="row spread" key={value}>
          <b>{text}</b>{" "}
          <span className="fine muted">{classes.filter((entry) => entry.weekday === Number(value)).length}</span>
        </div>
      ))}
    </div>
  );
}

function Hours({ axis }: { axis: Axis }) {
  return (
    <div className="week-board__axis" aria-hidden="true">
      {hoursOf(axis).map((minute) => (
        <span className="right tiny muted" key={minute} style={{ "--s": minute - axis.from }}>
          {clockText(minute % 1440)}
        </span>
      ))}
    </div>
  );
}
