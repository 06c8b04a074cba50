import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router";
import { addDays } from "#domain/time/dates.ts";
import { nextMadridMidnight, toMadridLocal } from "#domain/time/madrid-time.ts";
import { failed } from "#texts/admin/section-toasts.ts";
import { formTexts } from "#texts/form-texts.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { buttonClass } from "../../ui/links/button-class.ts";
import { addCampaign } from "../plans/campaign-commands.ts";
import { MomentField } from "../plans/moment-field.tsx";
import { readSpan } from "../plans/plan-span.ts";
import { attempt } from "../session/attempt.ts";
import { usePermissions } from "../session/permissions.ts";

const others = [
  ["Artículo", "/admin/9ftoday/nuevo", "articles"],
  ["Evento", "/admin/events/nuevo", "events"],
  ["Landing", "/admin/landings/nuevo", "landing_pages"],
  ["Cambio de precio", "/admin/prices", "precios"],
  ["Festivo o cierre", "/admin/company/festivos", "club_days"],
] as const;

/** A new campaign, or the way to whatever else is planned. */
export function AddDialog({ onDismiss }: { onDismiss: () => void }) {
  const may = usePermissions();
  const navigate = useNavigate();
  const tomorrow = toMadridLocal(nextMadridMidnight(new Date()));
  const [name, setName] = useState("");
  const [from, setFrom] = useState(tomorrow);
  const [until, setUntil] = useState(`${addDays(tomorrow.slice(0, 10), 3)}T23:59`);
  const [errors, setErrors] = useState<{ name?: string; from?: string; until?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const span = readSpan(from, until, new Date());
    const faults = {
      ...(name.trim() === "" && { name: formTexts.required }),
      ...(span.kind === "faults" ? span.faults : until === "" && { until: formTexts.date }),
    };
    setErrors(faults);
    if (Object.keys(faults).length > 0 || span.kind === "faults" || span.until === null) return;
    const campaign = { name: name.trim(), starts_at: span.from, ends_at: span.until };
    await attempt(failed, async () => {
      const id = await addCampaign(campaign);
      await navigate(`/admin/calendar/campanas/${id}`);
    });
  };
  return (
    <Dialog title="Programar" width={560} onDismiss={onDismiss}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="dialog__body">
          {may("create", "campaigns") && (
            <>
              <h3>Una campaña</h3>
              <Field id="campaign-name" label="Nombre" error={errors.name}>
                {(control) => (
                  <input
                    {...control}
                    className="input"
                    maxLength={80}
                    placeholder="Black Friday"
                    value={name}
                    onChange={(event) => setName(event.target.value)}
                  />
                )}
              </Field>
              <div className="field-row stack top gap-16">
                <MomentField id="campaign-from" label="Empieza" error={errors.from} value={from} onChange={setFrom} />
                <MomentField id="campaign-until" label="Acaba" error={errors.until} value={until} onChange={setUntil} />
              </div>
            </>
          )}
          <h3>Otra cosa</h3>
          <ul className="row wraps gap-8">
            {others
              .filter(([, , table]) => may("update", table))
              .map(([label, path]) => (
                <li key={path}>
                  <Link className={buttonClass({ size: "compact", variant: "line" })} to={path}>
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
        {may("create", "campaigns") && (
          <footer className="dialog__foot">
            <Button size="compact" variant="line" onClick={onDismiss}>
              Cancelar
            </Button>
            <Button size="compact" type="submit">
              Crear campaña
            </Button>
          </footer>
        )}
      </form>
    </Dialog>
  );
}
