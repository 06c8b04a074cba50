import { type PointerEvent, type RefObject, useRef, useState } from "react";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import type { Week } from "./use-week.ts";

/** A class in the hand: where it would be if it were let go now. */
export interface Lift {
  it: ClubClass;
  weekday: number;
  start_minute: number;
  /** How long it would last. */
  minutes: number;
  by: "pointer" | "key";
}

/** Which end of a class is pulled; the other stays. */
export type Edge = "top" | "bottom";

/** The grid that a class is dragged over: where its days begin and what a minute measures. */
export interface Board {
  grid: RefObject<HTMLElement | null>;
  from: number;
  pixelsPerMinute: number;
  axisWidth: number;
}

const snap = 5;
/** What the form of a class allows (`club-class.ts`). */
const longest = 480;
/** So far a press is a press and no drag. */
const slack = 4;

export function moved(lift: Lift, days: number, minutes: number): Lift {
  const weekday = Math.min(Math.max(lift.weekday + days, 1), 7);
  const last = 1440 - lift.minutes;
  const start_minute = Math.min(Math.max(lift.start_minute + minutes, 0), last - (last % snap));
  return { ...lift, weekday, start_minute };
}

/** Moves one end of a class by minutes: it lasts five at least, and ends by midnight. */
export function resized(lift: Lift, edge: Edge, by: number): Lift {
  const end = lift.start_minute + lift.minutes;
  if (edge === "bottom") {
    const minutes = Math.min(Math.max(lift.minutes + by, snap), longest, 1440 - lift.start_minute);
    return { ...lift, minutes };
  }
  const start_minute = Math.min(Math.max(lift.start_minute + by, 0, end - longest), end - snap);
  return { ...lift, start_minute, minutes: end - start_minute };
}

/** A class in the hand, where it is. */
export const lifted = (entry: ClubClass, by: Lift["by"]): Lift => ({
  it: entry,
  weekday: entry.weekday,
  start_minute: entry.start_minute,
  minutes: entry.minutes,
  by,
});

/** Lifting, moving, lengthening and letting go of a class, by pointer and by key. */
export function useLift(board: Board, week: Week) {
  const [lift, setLift] = useState<Lift | null>(null);
  const press = useRef<{ it: ClubClass; x: number; y: number; grabbed: number; edge?: Edge } | null>(null);
  const wasDragged = useRef(false);

  const at = (event: PointerEvent<HTMLElement>, entry: ClubClass, grabbed: number, edge?: Edge): Lift => {
    const grid = board.grid.current ?? event.currentTarget;
    const { left, top, width } = grid.getBoundingClientRect();
    const column = (event.clientX - left - board.axisWidth) / ((width - board.axisWidth) / 7);
    const minute = (event.clientY - top - grabbed) / board.pixelsPerMinute + board.from;
    const snapped = Math.round(minute / snap) * snap;
    const start = lifted(entry, "pointer");
    if (edge) return resized(start, edge, snapped - entry.start_minute - (edge === "bottom" ? entry.minutes : 0));
    return moved({ ...start, weekday: 1, start_minute: 0 }, Math.floor(column), snapped);
  };
  const drop = (target: Lift | null) => {
    setLift(null);
    if (!target) return;
    const { it, weekday, start_minute, minutes } = target;
    week.put({ ...it, weekday, start_minute, minutes });
  };
  return {
    lift,
    setLift,
    drop,
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => wasDragged.current,
    grab: (event: PointerEvent<HTMLElement>, row: ClubClass, part: Element = event.currentTarget, edge?: Edge) => {
      // Fingers scroll; on a phone there is the list.
      if (event.button !== 0 || event.pointerType === "touch") return;
      wasDragged.current = false;
      const { top, height } = part.getBoundingClientRect();
      // An end is pulled by the middle of its handle.
      const grabbed = event.clientY - top - (edge ? height / 2 : 0);
      press.current = { it: row, x: event.clientX, y: event.clientY, grabbed, ...(edge && { edge }) };
    },
    board: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = press;
        if (!current) return;
        const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
        if (!wasDragged.current && distance < slack) return;
        if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        const next = at(event, current.it, current.grabbed, current.edge);
        setLift((before) =>
          before &&
          before.weekday === next.weekday &&
          before.start_minute === next.start_minute &&
          before.minutes === next.minutes
            ? before
            : next,
        );
      },
      onPointerUp: () => {
        press.current = null;
        if (lift?.by === "pointer") drop(lift);
      },
      onPointerCancel: () => {
        press.current = null;
        setLift(null);
      },
    },
  };
}
