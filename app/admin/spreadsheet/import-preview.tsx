import { Download, FileText } from "lucide-react";
import { useMemo, useState } from "react";
import type { StoredRow } from "../../content/stored-row.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { saveFile } from "../files/save-file.ts";
import type { ManyForm, Whole } from "../many/planned-row.ts";
import { useWriteMany } from "../many/use-write-many.ts";
import type { ListDescription } from "../resource/resource.ts";
import { usePermissions } from "../session/permissions.ts";
import { ColumnMatch } from "./column-match.tsx";
import { readAllRows } from "./file-commands.ts";
import { ImportLines } from "./import-lines.tsx";
import { faultsOfHeadings, type Import, matchHeadings, type PlannedLine, planImport } from "./plan-import.ts";
import type { TableFile } from "./read-table-file.ts";
import { type SheetColumn, sheetColumns } from "./sheet-columns.ts";
import { csvFile, excelFile } from "./write-table-file.ts";

interface ImportPreviewProps {
  resource: Pick<ListDescription<StoredRow>, "table" | "titles">;
  form: ManyForm;
  file: TableFile;
  /** The rows that there are. */
  known: readonly Whole[];
  onOther: () => void;
  onDone: () => Promise<void>;
}

/** So many are written at once at most. */
const mostWritten = 5_000;
const noLines: PlannedLine[] = [];

/** What each line of the file would do, and the button that does it. */
export function ImportPreview(props: ImportPreviewProps) {
  const { form, file, onOther } = props;
  const columns = useMemo(() => sheetColumns(form), [form]);
  const [matched, match] = useState(() => matchHeadings(file.heading, columns));
  const faults = faultsOfHeadings({ heading: file.heading, columns, matched });
  const { planned, ready, isBusy, mend, accept, save } = useImport(
    props,
    columns,
    faults.length === 0 ? matched : null,
  );
  return (
    <>
      <div className="dialog__body sunken">
        <section className="panel-box" aria-label="Archivo">
          <div className="row wraps pad">
            <Icon of={FileText} size={22} />
            <p className="breaks slim roomy">
              <b>{file.name}</b>
              <small>{`${inRows(file.lines.length)} · ${file.format}`}</small>
            </p>
            <Button size="compact" variant="line" onClick={onOther}>
              Otro archivo
            </Button>
          </div>
          <ColumnMatch columns={columns} heading={file.heading} matched={matched} onMatch={match} />
        </section>
        {faults.map((fault) => (
          <p key={fault} className="panel-notice panel-notice--bad" role="alert">
            {`Línea 1. ${fault}`}
          </p>
        ))}
        {faults.length === 0 && <ImportLines planned={planned} onMend={mend} onAccept={accept} />}
      </div>
      <Foot file={file} planned={planned} ready={ready} isBusy={isBusy} onImport={() => void save()} />
    </>
  );
}

/** What becomes of the lines by what is known of the rows, and of what was meant; `matched` is null where it is unclear. */
function useImport(
  { resource, form, file: { heading, lines, isNarrow }, known, onDone }: ImportPreviewProps,
  columns: readonly SheetColumn[],
  matched: Import["matched"] | null,
) {
  const may = usePermissions();
  const [mended, setMended] = useState<ReadonlyMap<string, string>>(new Map());
  const [now, setNow] = useState({ rows: known, stale: new Set<string>() as ReadonlySet<string> });
  const [isBusy, setBusy] = useState(false);
  const write = useWriteMany(resource.table, onDone);
  const planned = useMemo(
    () =>
      matched
        ? planImport({
            ...{ form, columns, heading, lines, isNarrow, matched, mended, ...now },
            may: (operation, row) => may(operation, form.table.name, row),
          })
        : noLines,
    [form, columns, heading, lines, isNarrow, matched, mended, now, may],
  );
  const changed = planned.flatMap(({ kind, row, values }) =>
    kind === "changed" && row && values ? [{ id: row.id, updated_at: row.updated_at, told: values }] : [],
  );
  const added = planned.flatMap(({ kind, values }) => (kind === "new" && values ? [values] : []));
  const save = async () => {
    setBusy(true);
    const said = [counted(changed.length, "cambiada"), counted(added.length, "nueva")].filter(Boolean).join(" y ");
    if (await write(changed.length > 0 ? "update" : "create", { added, changed }, `Importado: ${said}.`)) return;
    // Nothing is written: who reads it anew sees which rows are others by now.
    const rows = await readAllRows(form).catch(() => now.rows);
    const seen = new Map(now.rows.map((row) => [row.id, row.updated_at]));
    const stale = rows.filter(({ id, updated_at }) => seen.has(id) && seen.get(id) !== updated_at);
    setNow({ rows, stale: new Set([...now.stale, ...stale.map(({ id }) => id)]) });
    setBusy(false);
  };
  return {
    planned,
    ready: changed.length + added.length,
    isBusy,
    save,
    mend: (key: string, cell: string, meant: string) => setMended(new Map(mended).set(`${key}\n${cell}`, meant)),
    accept: (id: string) => setNow({ ...now, stale: new Set([...now.stale].filter((text) => text !== id)) }),
  };
}

const counted = (count: number, word: string) =>
  count === 0 ? "" : `${inRows(count)} ${count === 1 ? word : `${word}s`}`;

const inRows = (count: number) => `${count.toLocaleString("es-ES")} ${count === 1 ? "fila" : "filas"}`;

interface FootProps {
  file: TableFile;
  planned: readonly PlannedLine[];
  ready: number;
  isBusy: boolean;
  onImport: () => void;
}

function Foot({ file, planned, ready, isBusy, onImport }: FootProps) {
  const wrong = planned.filter(({ kind }) => kind === "wrong");
  const isTooMany = ready > mostWritten;
  const isAllSame = planned.length > 0 && ready === 0 && wrong.length === 0;
  return (
    <footer className="dialog__foot">
      <p className="figures roomy" role="status">
        {isAllSame ? (
          "Todo está igual: no hay nada que importar."
        ) : isTooMany ? (
          `Son ${inRows(ready)} que cambian y caben ${mostWritten.toLocaleString("es-ES")} de una vez. Divide el archivo.`
        ) : (
          <>
            <b>{ready === 1 ? "1 fila lista" : `${inRows(ready)} listas`}</b>
            {wrong.length > 0 && `, ${wrong.length} con error ${wrong.length === 1 ? "se queda" : "se quedan"} fuera`}
            {ready > 0 ? ". Se puede deshacer de una vez." : "."}
          </>
        )}
      </p>
      {wrong.length > 0 && (
        <Button size="compact" variant="line" onClick={() => void saveWrong(file, wrong)}>
          <Icon of={Download} size={17} />
          {wrong.length === 1 ? "Bajar la que tiene error" : `Bajar las ${wrong.length} con error`}
        </Button>
      )}
      <Button size="compact" busy={isBusy} disabled={ready === 0 || isTooMany} onClick={isBusy ? undefined : onImport}>
        {`Importar ${inRows(ready)}`}
      </Button>
    </footer>
  );
}

/** The lines that stayed out, as they were, with what is wrong with them. */
async function saveWrong({ name, heading, isExcel }: TableFile, wrong: readonly PlannedLine[]): Promise<void> {
  const reasons = "Motivo";
  const width = heading.at(-1) === reasons ? heading.length - 1 : heading.length;
  const rows = wrong.map(({ cells, faults }) => [
    ...Array.from({ length: width }, (_, at) => cells[at] ?? ""),
    faults.map(({ label, message }) => (label ? `${label}: ${message}` : message)).join(" "),
  ]);
  const table = { heading: [...heading.slice(0, width), reasons], kinds: [], rows };
  const stem = name.replace(/\.\w+$/, "");
  const file = isExcel ? await excelFile(table) : csvFile(table);
  saveFile(`${stem}-con-error.${isExcel ? "xlsx" : "csv"}`, file.type, file);
}
