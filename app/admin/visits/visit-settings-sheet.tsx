import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { clockText } from "#domain/time/clock.ts";
import { type HourFields, hourFields, readHourFields, startsOf } from "#domain/visits/visit-hours.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { VisitSettings } from "../../content/inbox/visit-desk.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { byName, Select } from "../fields/select.tsx";
import { namesOf } from "../form/is-same-draft.ts";
import { SeenTogether } from "../form/seen-together.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import { usePermissions } from "../session/permissions.ts";
import { Stepper } from "./stepper.tsx";
import type { VisitActions } from "./use-visit-actions.ts";
import { VisitSwitch } from "./visit-switch.tsx";
import { type DayName, dayNames, WeekHours } from "./week-hours.tsx";

interface VisitSettingsSheetProps {
  clubs: readonly ClubName[];
  all: readonly VisitSettings[];
  isInPopup: boolean;
  first: string;
  actions: VisitActions;
  onClose: () => void;
}

/** How visits are taken at a club, beside what whoever books will see. */
export function VisitSettingsSheet({ clubs, all, isInPopup, first, actions, onClose }: VisitSettingsSheetProps) {
  const [club, setClub] = useState(first);
  const stored = all.find(({ club_id }) => club_id === club);
  return (
    <Dialog title="Ajustes de visitas" shape="sheet" width={1000} onDismiss={onClose}>
      {stored ? (
        <SettingsForm key={club} stored={stored} isInPopup={isInPopup} actions={actions} onClose={onClose}>
          <label className="field">
            <span className="field__label">Club</span>
            <Select value={club} options={byName(clubs)} onChoose={setClub} />
          </label>
        </SettingsForm>
      ) : (
        <p className="dialog__body">Este club ya no existe. Cierra y recarga la agenda.</p>
      )}
    </Dialog>
  );
}

const lengths = [20, 30, 45, 60];

interface SettingsFormProps {
  stored: VisitSettings;
  isInPopup: boolean;
  actions: VisitActions;
  onClose: () => void;
  /** Which club it is. */
  children: React.ReactNode;
}

/** What is not of one club. */
function OnTheWholeSite({ popup, onChange }: { popup: boolean; onChange: (popup: boolean) => void }) {
  return (
    <section className="stack" aria-labelledby="toda-la-web">
      <h3 id="toda-la-web">En toda la web</h3>
      <VisitSwitch
        label="En la ventana de la portada"
        isOn={popup}
        words={["Invita a reservar una visita", "Sigue con su formulario"]}
        onChange={onChange}
      />
      <p className="field__hint">
        Para que el botón del menú lleve a reservar, escribe «/visita» como su destino en{" "}
        <Link className="panel-link" to="/admin/content">
          Contenido Global
        </Link>
        .
      </p>
    </section>
  );
}

function SettingsForm({ stored, isInPopup, actions, onClose, children }: SettingsFormProps) {
  const [rules, setRules] = useState(stored);
  const [popup, setPopup] = useState(isInPopup);
  const [fields, setFields] = useState<Record<DayName, HourFields>>({
    hours_mon_thu: hourFields(stored.hours_mon_thu),
    hours_friday: hourFields(stored.hours_friday),
    hours_saturday: hourFields(stored.hours_saturday),
    hours_sunday: hourFields(stored.hours_sunday),
  });
  const [isBusy, setBusy] = useState(false);
  const may = usePermissions();
  const set = (change: Partial<VisitSettings>) => setRules({ ...rules, ...change });
  const read = dayNames.map(({ name }) => ({ name, ...readHourFields(fields[name]) }));
  const hours = Object.fromEntries(
    read.map((entry) => [entry.name, "hours" in entry ? entry.hours : stored[entry.name]]),
  );
  const wanted: VisitSettings = { ...rules, ...hours };
  const isFaulty = read.some((entry) => "fault" in entry);
  const changed = namesOf(wanted).filter((name) => stored[name] !== wanted[name]);
  const changes = changed.length + (popup === isInPopup ? 0 : 1);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isFaulty || isBusy) return;
    setBusy(true);
    const isDone = await actions.saveSettings(wanted, popup === isInPopup ? undefined : popup);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <form className="dialog__form column" onSubmit={save} noValidate>
      <div className="sheet__body grow scrolls">
        <div className="sheet__form stack packed gap-24">
          <div className="field-row stack gap-16">
            {children}
            <VisitSwitch
              label="Se pueden reservar"
              isOn={rules.is_open}
              words={["Sí, en la web", "No, solo desde aquí"]}
              onChange={(is_open) => set({ is_open })}
            />
          </div>
          <Lengths
            choices={[...new Set([...lengths, stored.slot_minutes])]}
            chosen={rules.slot_minutes}
            onChange={(slot_minutes) => set({ slot_minutes })}
          />
          <Numbers rules={rules} set={set} />
          <VisitSwitch
            label="Cuando alguien mueve o anula su visita"
            isOn={rules.tells_house}
            words={["El club recibe un correo", "Solo se ve en la agenda"]}
            onChange={(tells_house) => set({ tells_house })}
          />
          <WeekHours read={read} fields={fields} onChange={(name, pair) => setFields({ ...fields, [name]: pair })} />
          {may("update", "site_settings") && <OnTheWholeSite popup={popup} onChange={setPopup} />}
        </div>
        <Preview rules={wanted} />
      </div>
      <footer className="dialog__foot">
        <p className="dialog__state">
          {changes === 0 ? "Sin cambios." : changes === 1 ? "1 cambio." : `${changes} cambios.`} Las visitas ya
          reservadas no cambian.
        </p>
        <SeenTogether form={{ key: `visit_settings/${stored.club_id}`, isNew: false }} />
        <HistoryLink table="visit_settings" id={stored.club_id} />
        <Button size="compact" variant="line" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="compact" type="submit" disabled={changes === 0 || isFaulty} busy={isBusy}>
          Guardar Cambios
        </Button>
      </footer>
    </form>
  );
}

interface LengthsProps {
  choices: readonly number[];
  chosen: number;
  onChange: (minutes: number) => void;
}

function Lengths({ choices, chosen, onChange }: LengthsProps) {
  return (
    <fieldset className="field">
      <legend className="field__label">Duración</legend>
      <div className="row wraps gap-8">
        {choices.map((minutes) => (
          <label className="tile centred strong press grow" key={minutes}>
            <input
              className="sr-only"
              type="radio"
              name="duracion"
              checked={chosen === minutes}
              onChange={() => onChange(minutes)}
            />
            {minutes} min
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Numbers({ rules, set }: { rules: VisitSettings; set: (change: Partial<VisitSettings>) => void }) {
  return (
    <div className="field-row stack gap-16">
      <Stepper
        label="Plazas por hora"
        unit="personas"
        value={rules.capacity}
        range={[1, 50]}
        onChange={(capacity) => set({ capacity })}
      />
      <Stepper
        label="Antelación mínima"
        unit="horas"
        value={rules.notice_hours}
        range={[0, 168]}
        onChange={(notice_hours) => set({ notice_hours })}
      />
      <Stepper
        label="Días a la vista"
        unit="días"
        value={rules.horizon_days}
        range={[1, 31]}
        onChange={(horizon_days) => set({ horizon_days })}
      />
      <Stepper
        label="Cambios y anulaciones"
        unit="horas antes"
        value={rules.change_hours}
        range={[0, 72]}
        onChange={(change_hours) => set({ change_hours })}
      />
    </div>
  );
}

function Preview({ rules }: { rules: VisitSettings }) {
  const starts = startsOf(rules.hours_mon_thu, rules.slot_minutes).slice(-12);
  return (
    <aside className="sheet__preview pad-20" aria-label="Así lo ve quien reserva">
      <p className="sheet__preview-title fine muted below">Así lo ve quien reserva</p>
      <div className="white boxed pad-20">
        <h3 className="thin heading below-16">
          Hora <b className="wide">{starts.length > 0 ? clockText(starts[Math.floor(starts.length / 2)] ?? 0) : ""}</b>
        </h3>
        {rules.is_open && starts.length > 0 ? (
          <ul className="stack gap-8 halves">
            {starts.map((minute) => (
              <li className="centred boxed gap-4 fine muted pad-y" key={minute}>
                <b className="panel-title small ink">{clockText(minute)}</b>
                {rules.capacity === 1 ? "Última plaza" : `${rules.capacity} plazas`}
              </li>
            ))}
          </ul>
        ) : (
          <p>En la web no se reservan visitas de este club.</p>
        )}
      </div>
    </aside>
  );
}
