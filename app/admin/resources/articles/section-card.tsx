import { EyeOff } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import type { SectionSwitch } from "./use-section-switch.ts";

/** The switch of the section, and what it means while it is off. */
export function SectionCard({ section: { isOn, isSaving, toggle } }: { section: SectionSwitch }) {
  return (
    <>
      <div className="panel-box panel-card section-card">
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={isOn}
          aria-busy={isSaving || undefined}
          aria-describedby="section-means"
          onClick={toggle}
        >
          <i aria-hidden="true" />
          Sección 9FToday
        </button>
        <p id="section-means">
          {isOn
            ? "Visible: las noticias están en la web y en el menú."
            : "Oculta: ni la página ni su enlace del menú se ven en la web."}
        </p>
      </div>
      <div role="status">
        {!isOn && (
          <p className="panel-notice">
            <span>
              <Icon of={EyeOff} size={17} /> La sección 9FToday está desactivada.
            </span>
          </p>
        )}
      </div>
    </>
  );
}
