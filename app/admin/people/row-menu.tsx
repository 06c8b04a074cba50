import { EllipsisVertical } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import { iconButtonClass } from "../../ui/pictures/icon-button.tsx";

export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  // In the top layer it stands where nothing cuts it off, and so is told where its button is.
  const place = () => {
    const from = opener.current?.getBoundingClientRect();
    if (!from || !menu.current) return;
    const { offsetHeight, offsetWidth } = menu.current;
    const isBelow = from.bottom + offsetHeight < window.innerHeight;
    menu.current.style.top = `${isBelow ? from.bottom : from.top - offsetHeight}px`;
    menu.current.style.left = `${Math.max(8, from.right - offsetWidth)}px`;
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={iconButtonClass({ compact: true })}
        popoverTarget={id}
        aria-label={`Más acciones de ${name}`}
      >
        <Icon of={EllipsisVertical} size={18} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press of one of its buttons by key is a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only listens for the buttons in it */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="row-menu white rounded"
        onToggle={(event) => event.newState === "open" && place()}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
