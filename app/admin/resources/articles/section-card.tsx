import { EyeOff } from "lucide-react";
import { useState } from "react";
import { todaySwitchToasts } from "#texts/admin/article-admin-toasts.ts";
import { saveTodaySetting } from "../../../data/site/settings.ts";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { perform } from "../../session/perform.ts";

/** The switch of the section, and what it means while it is off. */
export function SectionCard({ section: { isOn, isSaving, toggle } }: { section: SectionSwitch }) {
  return (
    <>
      <div className="panel-box row wraps pad below-16">
        <Switch isOn={isOn} aria-busy={isSaving || undefined} aria-describedby="section-means" onClick={toggle}>
          Sección 9FToday
        </Switch>
        <p className="muted" id="section-means">
          {isOn
            ? "Visible: las noticias están en la web y en el menú."
            : "Oculta: ni la página ni su enlace del menú se ven en la web."}
        </p>
      </div>
      <div role="status">
        {!isOn && (
          <p className="panel-notice">
            <span className="row gap-8 strong">
              <Icon of={EyeOff} size={17} /> La sección 9FToday está desactivada.
            </span>
          </p>
        )}
      </div>
    </>
  );
}

interface SectionSwitch {
  isOn: boolean;
  isSaving: boolean;
  toggle: () => Promise<void>;
}

const switchSection = (isOn: boolean) =>
  perform(["update", "site_settings"], (client) => saveTodaySetting(client, isOn));

/** The switch of the whole section: saved at once, and back again when that fails (admin §4). */
export function useSectionSwitch(stored: boolean): SectionSwitch {
  const [isOn, setOn] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const toggle = async () => {
    if (isSaving) return;
    const wanted = !isOn;
    setOn(wanted);
    setSaving(true);
    try {
      await switchSection(wanted);
      showToast(todaySwitchToasts.saved(wanted));
    } catch {
      setOn(!wanted);
      showToast(todaySwitchToasts.saveFailed);
    }
    setSaving(false);
  };
  return { isOn, isSaving, toggle };
}
