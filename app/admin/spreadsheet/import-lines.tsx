import { CircleAlert, Equal, type LucideIcon, PencilLine, Plus } from "lucide-react";
import { useState } from "react";
import { cutText } from "#domain/text/cut-text.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { changedMeanwhile, type PlannedLine } from "./plan-import.ts";
import type { CellFault } from "./plan-row.ts";

type Kind = PlannedLine["kind"];

const kinds: readonly { kind: Kind; one: string; many: string; icon: LucideIcon; tone: string }[] = [
  { kind: "wrong", one: "Con error", many: "Con error", icon: CircleAlert, tone: "bad" },
  { kind: "changed", one: "Cambia", many: "Cambian", icon: PencilLine, tone: "asks" },
  { kind: "new", one: "Nueva", many: "Nuevas", icon: Plus, tone: "good" },
  { kind: "same", one: "Igual", many: "Iguales", icon: Equal, tone: "strong" },
];

interface ImportLinesProps {
  planned: readonly PlannedLine[];
  onMend: (key: string, cell: string, meant: string) => void;
  onAccept: (id: string) => void;
}

/** What becomes of each line: what is wrong first, what stays as it is folded away. */
export function ImportLines({ planned, ...deeds }: ImportLinesProps) {
  const [wanted, setWanted] = useState<Kind | null>(null);
  const byKind = Map.groupBy(planned, ({ kind }) => kind);
  const of = (kind: Kind) => byKind.get(kind) ?? [];
  const lines = wanted ? of(wanted) : kinds.flatMap(({ kind }) => (kind === "same" ? [] : of(kind)));
  const same = of("same").length;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form */}
      <div className="pills row gap-8 above-16 below" role="group" aria-label="Ver filas">
        <button className="figures" type="button" aria-pressed={wanted === null} onClick={() => setWanted(null)}>
          Todo <b>{planned.length}</b>
        </button>
        {kinds.map(({ kind, many }) => (
          <button
            key={kind}
            type="button"
            className="figures"
            aria-pressed={wanted === kind}
            onClick={() => setWanted(kind)}
          >
            {many} <b className={kind === "wrong" && of(kind).length > 0 ? "bad" : undefined}>{of(kind).length}</b>
          </button>
        ))}
      </div>
      <div className="panel-box">
        {lines.length > 0 && <Lines lines={lines} {...deeds} />}
        {wanted === null && same > 0 && (
          <button type="button" className="press pad full left strong muted" onClick={() => setWanted("same")}>
            {same === 1 ? "1 fila igual, no se toca" : `${same} filas iguales, no se tocan`}
          </button>
        )}
        {wanted !== null && lines.length === 0 && <p className="press pad full left strong muted">No hay ninguna.</p>}
      </div>
    </>
  );
}

const mostShown = 300;

function Lines({ lines, ...deeds }: Omit<ImportLinesProps, "planned"> & { lines: readonly PlannedLine[] }) {
  const more = lines.length - mostShown;
  return (
    <>
      <div className="pad">
        <table className="plain-table plain-table--stack figures">
          <caption className="sr-only">Filas del archivo</caption>
          <thead>
            <tr>
              <th scope="col">Línea</th>
              <th scope="col">Qué pasa</th>
              <th scope="col">Fila</th>
              <th scope="col">Detalle</th>
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, mostShown).map((line) => (
              <Line key={line.number} line={line} {...deeds} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className="press pad full left strong muted">{`Y ${more.toLocaleString("es-ES")} más.`}</p>}
    </>
  );
}

type LineProps = Pick<ImportLinesProps, "onMend" | "onAccept"> & { line: PlannedLine };

function Line({ line, onMend, onAccept }: LineProps) {
  const { number, kind, row, name, place, changes, faults } = line;
  const how = kinds.find((other) => other.kind === kind);
  return (
    <tr className={`import-line--${kind}`}>
      <td className="muted">
        <span className="only-narrow">línea </span>
        {number}
      </td>
      <td>{how && <KindMark {...how} />}</td>
      <th scope="row">
        <b>{cutText(name || "(sin nombre)", 80)}</b>
        <small>{place}</small>
      </th>
      <td>
        {faults.map((fault) => (
          <p key={`${fault.key}${fault.message}`}>
            <Fault fault={fault} />{" "}
            {fault.meant !== undefined && (
              <button
                type="button"
                className="panel-link"
                onClick={() => onMend(fault.key, fault.typed, fault.meant ?? "")}
              >
                Usar {fault.meant}
              </button>
            )}
            {row && fault.message === changedMeanwhile && (
              <button type="button" className="panel-link" onClick={() => onAccept(row.id)}>
                Importar esta línea igualmente
              </button>
            )}
          </p>
        ))}
        {changes.map(({ key, label, before, after }) => (
          <span key={key} className="import-change muted">
            {label} {before && before !== "Vacío" && <s>{cutText(before, 60)}</s>}{" "}
            <b className="ink">{cutText(after, 80)}</b>
          </span>
        ))}
      </td>
    </tr>
  );
}

function KindMark({ icon, one, tone }: (typeof kinds)[number]) {
  return (
    <span className={`row inline gap-8 ${tone}`}>
      <Icon of={icon} size={16} />
      {one}
    </span>
  );
}

function Fault({ fault: { label, typed, message } }: { fault: CellFault }) {
  if (!label) return message;
  return (
    <>
      «{label}» {typed === "" ? "está vacío" : "dice "}
      {typed !== "" && <code className="white boxed">{cutText(typed, 60)}</code>}: {message}
    </>
  );
}
