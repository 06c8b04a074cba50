import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";

type Direction = "up" | "down";

interface OrderCellProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (direction: Direction) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
}

export function OrderCell({ id, name, isFirst, isLast, onStep, onDragStart }: OrderCellProps) {
  const cell = useRef<HTMLSpanElement>(null);
  const pressed = useRef<string | null>(null);
  // The browser drops the focus of a row that moves, or of an arrow that becomes disabled at an end.
  useLayoutEffect(() => {
    if (pressed.current === null || cell.current?.contains(document.activeElement)) return;
    const wanted = cell.current?.querySelector<HTMLButtonElement>(`[data-move="${pressed.current}"]:enabled`);
    (wanted ?? cell.current?.querySelector<HTMLButtonElement>("[data-move]:enabled"))?.focus();
  });
  const step = (direction: Direction, from: string) => {
    pressed.current = from;
    onStep(direction);
  };
  const moveByKey = (event: KeyboardEvent) => {
    const direction = event.key === "ArrowUp" ? "up" : event.key === "ArrowDown" ? "down" : null;
    if (direction === null) return;
    event.preventDefault();
    step(direction, "handle");
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its own buttons losing focus.
    <span className="order-cell" ref={cell} onBlur={(event) => forget(event, pressed)}>
      <button
        type="button"
        className="icon-action order-cell__handle"
        data-move="handle"
        aria-label={`Mover ${name} con las flechas del teclado o arrastrando`}
        onKeyDown={moveByKey}
        onPointerDown={(event) => onDragStart(event, id)}
      >
        <Icon of={GripVertical} size={18} />
      </button>
      <Arrow direction="up" label={`Subir ${name}`} disabled={isFirst} onStep={step} />
      <Arrow direction="down" label={`Bajar ${name}`} disabled={isLast} onStep={step} />
    </span>
  );
}

interface ArrowProps {
  direction: Direction;
  label: string;
  disabled: boolean;
  onStep: (direction: Direction, from: string) => void;
}

function Arrow({ direction, label, disabled, onStep }: ArrowProps) {
  return (
    <button
      type="button"
      className="icon-action"
      data-move={direction}
      aria-label={label}
      disabled={disabled}
      onClick={() => onStep(direction, direction)}
    >
      <Icon of={direction === "up" ? ArrowUp : ArrowDown} size={18} />
    </button>
  );
}

/** Somebody went elsewhere on purpose: the focus is not to come back. */
function forget(event: React.FocusEvent<HTMLElement>, pressed: { current: string | null }): void {
  if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) pressed.current = null;
}
