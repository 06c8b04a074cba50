import { useState } from "react";
import { saveTodaySetting } from "../../../data/settings.ts";
import { todaySwitchToasts } from "../../../texts/admin/article-admin-toasts.ts";
import { showToast } from "../../../ui/toast.ts";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";

export interface SectionSwitch {
  isOn: boolean;
  isSaving: boolean;
  toggle: () => Promise<void>;
}

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
      await withSession(() => saveTodaySetting(browserClient(), wanted));
      showToast(todaySwitchToasts.saved(wanted));
    } catch {
      setOn(!wanted);
      showToast(todaySwitchToasts.saveFailed);
    }
    setSaving(false);
  };
  return { isOn, isSaving, toggle };
}
