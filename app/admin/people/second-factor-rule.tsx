import { Link, useRevalidator } from "react-router";
import { peopleToasts } from "#texts/admin/people-toasts.ts";
import { Switch } from "../../ui/switch.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import { usePress } from "../session/attempt.ts";
import { requireSecondFactor } from "./people-commands.ts";

interface SecondFactorRuleProps {
  isRequired: boolean;
  /** The database takes it only from who has shown a second factor herself. */
  canRequire: boolean;
}

export function SecondFactorRule({ isRequired, canRequire }: SecondFactorRuleProps) {
  const [isBusy, press] = usePress();
  const { revalidate } = useRevalidator();
  const change = async () => {
    if (isBusy || !canRequire) return;
    await press(peopleToasts.failed, async () => {
      const isSaved = await requireSecondFactor(!isRequired);
      if (!isSaved) showToast(peopleToasts.ruleRefused);
      else showToast(isRequired ? peopleToasts.ruleOff : peopleToasts.ruleOn);
      await revalidate();
    });
  };
  return (
    <section className="panel-box panel-card panel-card--narrow" aria-labelledby="rule">
      <div>
        <h2 id="rule">Verificación en dos pasos para todas las personas</h2>
        <p>Quien no la tenga la activará la próxima vez que abra el panel, y sin ella no podrá ver ni cambiar nada.</p>
      </div>
      <Switch
        isOn={isRequired}
        aria-labelledby="rule"
        aria-disabled={!canRequire || isBusy || undefined}
        onClick={change}
      >
        <span>{isRequired ? "Se exige a todas" : "Cada persona decide"}</span>
      </Switch>
      {!canRequire && (
        <p>
          Para exigirla, activa antes la tuya en{" "}
          <Link className="panel-link" to="/admin/cuenta">
            Mi cuenta
          </Link>
          .
        </p>
      )}
    </section>
  );
}
