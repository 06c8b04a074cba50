import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from "react";
import { IconButton } from "#app/ui/pictures/icon-button.tsx";
import { useMoveFocus } from "./use-move-focus.ts";

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
  const { follow, forget } = useMoveFocus(
    cell,
    () => cell.current?.querySelector<HTMLElement>("button:not(:disabled):not(.order-cell__handle)") ?? null,
  );
  const step = (direction: Direction, event: SyntheticEvent<HTMLElement>) => {
    follow(event);
    onStep(direction);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const direction = event.key === "ArrowUp" ? "up" : event.key === "ArrowDown" ? "down" : null;
    if (direction === null) return;
    event.preventDefault();
    step(direction, event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to its own buttons losing focus.
    <span className="order-cell row inline gap-0" ref={cell} onBlur={forget}>
      <IconButton
        compact
        icon={GripVertical}
        // Where there is no room for it the arrows do it, as a finger that drags scrolls.
        className="order-cell__handle only-wide"
        label={`Mover ${name} con las flechas del teclado o arrastrando`}
        onKeyDown={moveByKey}
        onPointerDown={(event) => onDragStart(event, id)}
      />
      <Arrow direction="up" label={`Subir ${name}`} disabled={isFirst} onStep={step} />
      <Arrow direction="down" label={`Bajar ${name}`} disabled={isLast} onStep={step} />
    </span>
  );
}

interface ArrowProps {
  direction: Direction;
  label: string;
  disabled: boolean;
  onStep: (direction: Direction, event: SyntheticEvent<HTMLElement>) => void;
}

function Arrow({ direction, label, disabled, onStep }: ArrowProps) {
  return (
    <IconButton
      compact
      icon={direction === "up" ? ArrowUp : ArrowDown}
      label={label}
      disabled={disabled}
      onClick={(event) => onStep(direction, event)}
    />
  );
}
