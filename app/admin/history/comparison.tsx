import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useSearchParams } from "react-router";
import type { RecordedRow } from "#domain/history/row-states.ts";
import { recentMoment } from "#domain/time/recent-moment.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { usePermissions } from "../session/permissions.ts";
import { compareRows, type ShownField } from "./changed-fields.ts";
import { FieldChange } from "./field-change.tsx";
import type { RecordedTable } from "./recorded-tables.ts";
import type { Version } from "./version-list.tsx";
import { whoDid } from "./who.ts";

/** In the address: the row as it was right before the version that is looked at. */
export const justBefore = "antes";

const verbs: Partial<Record<Version["kind"], string>> = { delete: "La eliminó", purge: "La borró para siempre" };

/** What was deleted is shown as it was, but beside what it was right before: then it is gone. */
const shownOf = ({ state, before, kind }: Version, against: Version | undefined): RecordedRow | null =>
  state ?? (kind === "purge" || against?.id === 0 ? null : before);

/** That row, as something to compare with. */
export function stateBefore(version: Version): Version {
  const { kind, state, before } = version;
  return { ...version, id: 0, state: kind === "update" && state ? { ...state, ...before } : before };
}

interface ComparisonProps {
  table: RecordedTable;
  /** Null: it has been deleted. */
  now: RecordedRow | null;
  chosen: Version;
  /** Another version than that of now. */
  against: Version | undefined;
  versions: readonly Version[];
  colleagues: readonly Colleague[];
  onRestore: (version: RecordedRow) => Promise<void>;
}

/** A version beside that of now, or beside any other: what changed, in the words and the order of the form. */
export function Comparison(props: ComparisonProps) {
  const { table, now, chosen, against, versions, colleagues, onRestore } = props;
  const [isRestoring, setRestoring] = useState(false);
  const may = usePermissions();
  const today = new Date();
  const version = shownOf(chosen, against);
  const other = against ? against.state : now;
  const fields = compareRows(table, other, version);
  const changed = fields.filter((field) => !field.isSame);
  const restore = async () => {
    if (!version) return;
    setRestoring(true);
    await onRestore(version).finally(() => setRestoring(false));
  };
  return (
    <section className="panel-box stack packed gap-16 pad-20" aria-labelledby="version">
      <header className="row wraps spread">
        <div>
          <h2 className="heading" id="version">
            Versión de {recentMoment(chosen.at, today)}
          </h2>
          <p className="muted">
            {verbs[chosen.kind] ?? "La guardó"} {whoDid(chosen, colleagues)}. {sinceThen(changed)}
          </p>
        </div>
        {now && version && !against && changed.length > 0 && may("update", chosen.table_name, now) && (
          <Button size="compact" busy={isRestoring} onClick={() => void restore()}>
            <Icon of={Undo2} size={17} />
            Restaurar esta versión
          </Button>
        )}
      </header>
      <CompareWith versions={versions} chosen={chosen} against={against} />
      <Fields fields={changed} heads={[headOf(against, today), "Esta versión"]} />
      <SameFields fields={fields.filter((field) => field.isSame)} />
      {now && !against && changed.length > 0 && (
        <p className="panel-notice">Restaurar no borra nada: se guarda como una versión nueva, con tu nombre.</p>
      )}
    </section>
  );
}

function headOf(against: Version | undefined, now: Date): string {
  if (!against) return "Ahora";
  return against.id === 0 ? "Antes" : recentMoment(against.at, now);
}

function sinceThen(changed: readonly ShownField[]): string {
  if (changed.length === 0) return "Es igual que la otra.";
  return changed.length === 1 ? "Cambia 1 campo." : `Cambian ${changed.length} campos.`;
}

function CompareWith({ versions, chosen, against }: Pick<ComparisonProps, "versions" | "chosen" | "against">) {
  const [, setSearch] = useSearchParams();
  const id = useId();
  const now = new Date();
  const choose = (value: string) =>
    setSearch(
      (search) => {
        if (value === "") search.delete("con");
        else search.set("con", value);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <p className="row gap-8 muted">
      <label htmlFor={id}>Comparar con</label>
      <select
        id={id}
        className="input select-fit"
        value={against?.id === 0 ? justBefore : (against?.id ?? "")}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Ahora</option>
        <option value={justBefore}>Antes de este cambio</option>
        {versions
          .filter((version) => version.id !== chosen.id && version.state)
          .map((version) => (
            <option key={version.id} value={version.id}>
              {recentMoment(version.at, now)}
            </option>
          ))}
      </select>
    </p>
  );
}

function Fields({ fields, heads }: { fields: readonly ShownField[]; heads: [string, string] }) {
  if (fields.length === 0) return null;
  return (
    <table className="comparison__fields plain-table plain-table--stack">
      <thead>
        <tr>
          <th className="strong muted" scope="col">
            Campo
          </th>
          <th className="strong muted" scope="col">
            {heads[0]}
          </th>
          <th className="strong muted" scope="col">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <th className="strong" scope="row">
              {field.label}
            </th>
            <FieldChange field={field} heads={heads} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SameFields({ fields }: { fields: readonly ShownField[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary className="muted target">
        {fields.length === 1 ? "1 campo sigue igual." : `${fields.length} campos siguen igual.`} Verlos
      </summary>
      <dl className="facts breaks lines above" style={{ "--term": "24%" }}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{field.one}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
