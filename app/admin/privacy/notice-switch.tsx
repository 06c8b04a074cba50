import { useState } from "react";
import { privacyToasts } from "#texts/admin/privacy-toasts.ts";
import { saveLawfulNotice } from "../../data/site/settings.ts";
import { Switch } from "../../ui/switch.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { usePress } from "../session/attempt.ts";
import { perform } from "../session/perform.ts";

const saveNotice = (isOn: boolean) => perform(["update", "site_settings"], (client) => saveLawfulNotice(client, isOn));

/** Which words the notice of cookies says: saved at once, and back again when that fails. */
export function NoticeSwitch({ stored }: { stored: boolean }) {
  const [isOn, setOn] = useState(stored);
  const [isSaving, press] = usePress();
  const toggle = async () => {
    const save = async () => {
      setOn(!isOn);
      await saveNotice(!isOn);
      showToast(privacyToasts.noticeSaved);
    };
    await press(privacyToasts.noticeFailed, save, () => void setOn(isOn));
  };
  return (
    <section className="panel-box row wraps pad below-16">
      <Switch isOn={isOn} aria-busy={isSaving || undefined} aria-describedby="notice-means" onClick={toggle}>
        Aviso de cookies sin «Si continúas navegando, aceptas su uso»
      </Switch>
      <p className="muted" id="notice-means">
        {isOn
          ? "El aviso dice lo que pide la guía de la AEPD: solo lo técnico hasta que la persona acepta."
          : "El aviso dice la frase de siempre. La AEPD no da por bueno que seguir navegando sea aceptar."}
      </p>
    </section>
  );
}
