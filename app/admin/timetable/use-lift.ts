import { type PointerEvent, useRef, useState } from "react";
import type { ClubClass } from "../../content/club-class.ts";
import type { Week } from "./use-week.ts";

/** A class in the hand: where it would be if it were let go now. */
export interface Lift {
  it: ClubClass;
  weekday: number;
  start_minute: number;
  by: "pointer" | "key";
}

/** The grid that a class is dragged over: where its days begin and what a minute measures. */
export interface Board {
  from: number;
  pixelsPerMinute: number;
  axisWidth: number;
}

const snap = 5;
/** So far a press is a press and no drag. */
const slack = 4;

/** Moves a class by days and minutes, within the week and the day. */
export function moved(lift: Lift, days: number, minutes: number): Lift {
  const weekday = Math.min(Math.max(lift.weekday + days, 1), 7);
  const last = 1440 - lift.it.minutes;
  const start_minute = Math.min(Math.max(lift.start_minute + minutes, 0), last - (last % snap));
  return { ...lift, weekday, start_minute };
}

/** Lifting, moving and letting go of a class, by pointer and by key. */
export function useLift(board: Board, week: Week) {
  const [lift, setLift] = useState<Lift | null>(null);
  const press = useRef<{ it: ClubClass; x: number; y: number; grabbed: number } | null>(null);
  const wasDragged = useRef(false);

  const at = (event: PointerEvent<HTMLElement>, it: ClubClass, grabbed: number): Lift => {
    const grid = event.currentTarget.querySelector("[data-board]") ?? event.currentTarget;
    const { left, top, width } = grid.getBoundingClientRect();
    const column = (event.clientX - left - board.axisWidth) / ((width - board.axisWidth) / 7);
    const minute = (event.clientY - top - grabbed) / board.pixelsPerMinute + board.from;
    const snapped = Math.round(minute / snap) * snap;
    const start: Lift = { it, weekday: 1, start_minute: 0, by: "pointer" };
    return moved(start, Math.floor(column), snapped);
  };
  const drop = (target: Lift | null) => {
    setLift(null);
    if (!target) return;
    const { it, weekday, start_minute } = target;
    week.put({ ...it, weekday, start_minute });
  };
  return {
    lift,
    setLift,
    drop,
    /** Whether the click that follows belongs to a drag. */
    wasDragged: () => wasDragged.current,
    grab: (event: PointerEvent<HTMLElement>, it: ClubClass) => {
      // Fingers scroll; on a phone there is the list.
      if (event.button !== 0 || event.pointerType === "touch") return;
      wasDragged.current = false;
      const grabbed = event.clientY - event.currentTarget.getBoundingClientRect().top;
      press.current = { it, x: event.clientX, y: event.clientY, grabbed };
    },
    board: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current } = press;
        if (!current) return;
        const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
        if (!wasDragged.current && distance < slack) return;
        if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        const next = at(event, current.it, current.grabbed);
        setLift((before) =>
          before && before.weekday === next.weekday && before.start_minute === next.start_minute ? before : next,
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
