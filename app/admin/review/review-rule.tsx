import { useRevalidator } from "react-router";
import { failed } from "#texts/admin/section-toasts.ts";
import { neutral } from "#texts/toast-text.ts";
import { Switch } from "../../ui/switch.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { usePress } from "../session/attempt.ts";
import { usePermissions } from "../session/permissions.ts";
import { setReviewRule } from "./review-commands.ts";

/** Whether publishing needs a second person. Who writes may ask for it; the direction alone stops asking. */
export function ReviewRule({ isRequired }: { isRequired: boolean }) {
  const [isBusy, press] = usePress();
  const { revalidate } = useRevalidator();
  const may = usePermissions();
  const isLocked = isRequired && !may("delete", "review_settings");
  const change = async () => {
    if (isBusy || isLocked) return;
    await press(failed, async () => {
      const isSaved = await setReviewRule(!isRequired);
      if (!isSaved) showToast(failed("Solo dirección puede dejar de pedirlo."));
      else showToast(neutral(isRequired ? "Ya no se pide el visto bueno" : "Publicar pide ahora el visto bueno"));
      await revalidate();
    });
  };
  return (
    <section className="panel-box panel-card panel-card--narrow" aria-labelledby="review-rule">
      <div>
        <h2 id="review-rule">Publicar necesita el visto bueno de otra persona</h2>
        <p>
          Un artículo, un evento o una landing se publica cuando alguien más lo ha leído tal como está, también si
          estaba programado. Lo que ya se ve en la web se puede corregir.
        </p>
      </div>
      <Switch
        isOn={isRequired}
        aria-labelledby="review-rule"
        aria-disabled={isLocked || isBusy || undefined}
        onClick={() => void change()}
      >
        <span>{isRequired ? "Se pide" : "No se pide"}</span>
      </Switch>
      {isLocked && <p>Solo dirección puede dejar de pedirlo.</p>}
    </section>
  );
}
