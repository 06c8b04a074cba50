import { Info } from "lucide-react";
import { useId } from "react";
import { wakes } from "#app/islands/wakes.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./starter-pack.css";

/** What comes with a rate at the start: the browser's own popover on click and touch, `enhanceStarterPack` on hover and focus. */
export function StarterPack({ children }: { children: string }) {
  const id = useId();
  return (
    <div className="starter-pack" {...wakes("starter-pack")}>
      <button type="button" className="starter-pack__button" popoverTarget={id} popoverTargetAction="show">
        <Icon of={Info} size={16} />
        Qué incluye el Starter Pack
      </button>
      <div id={id} popover="auto" className="starter-pack__text" data-surface="blanco">
        {children}
      </div>
    </div>
  );
}
