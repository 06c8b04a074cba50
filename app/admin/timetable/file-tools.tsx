import { Download, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { knownAgain, newClassId } from "#domain/timetable/week-changes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { classesTable, type LineFault, readClasses } from "../../content/clubs/club-classes-file.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { saveFile } from "../files/save-file.ts";
import { readTableFile } from "../spreadsheet/read-table-file.ts";
import { inOrder } from "./class-words.ts";
import type { Week } from "./use-week.ts";

type Chosen = { name: string } & ({ classes: ClubClass[] } | { faults: LineFault[] });
const mostBytes = 1_000_000;

/** The week as a file, there and back. A file goes into the draft as a whole, or not at all. */
export function FileTools({ week, club, activities }: { week: Week; club: ClubName; activities: readonly Activity[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = "";
    if (file) setChosen({ name: file.name, ...(await readFile(file, club.id, activities)) });
  };
  const take = (classes: ClubClass[]) => {
    week.replaceAll(classes);
    setChosen(null);
  };
  const save = async (kind: "csv" | "xlsx") => {
    const { csvFile, excelFile } = await import("../spreadsheet/write-table-file.ts");
    const { heading, rows } = classesTable(inOrder(week.classes), activities);
    // Hours and days as text, which no spreadsheet turns into something else.
    const table = { heading, rows, kinds: heading.map(() => "text" as const) };
    const file = kind === "csv" ? csvFile(table) : await excelFile(table);
    saveFile(`horario-${club.id}.${kind}`, file.type, file);
  };
  return (
    <>
      <Button size="compact" variant="text" onClick={() => void save("xlsx")}>
        <Icon of={Download} size={17} />
        Exportar Excel
      </Button>
      <Button size="compact" variant="text" onClick={() => void save("csv")}>
        <Icon of={Download} size={17} />
        Exportar CSV
      </Button>
      <Button size="compact" variant="text" onClick={() => input.current?.click()}>
        <Icon of={Upload} size={17} />
        Importar
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv,.xlsx" hidden aria-label="Archivo" onChange={choose} />
      {chosen && <ImportDialog chosen={chosen} current={week.classes} onTake={take} onClose={() => setChosen(null)} />}
    </>
  );
}

async function readFile(file: File, clubId: string, activities: readonly Activity[]) {
  if (file.size > mostBytes) return { faults: [{ line: 1, reason: "El archivo pesa demasiado para ser un horario." }] };
  const table = await readTableFile(file).catch(({ message }: Error) => message);
  if (typeof table === "string") return { faults: [{ line: 1, reason: table }] };
  const read = readClasses(table, clubId, activities);
  if ("faults" in read) return read;
  return { classes: read.classes.map((written) => ({ ...written, id: newClassId(), created_at: "", updated_at: "" })) };
}

interface ImportDialogProps {
  chosen: Chosen;
  current: readonly ClubClass[];
  onTake: (classes: ClubClass[]) => void;
  onClose: () => void;
}

function ImportDialog({ chosen, current, onTake, onClose }: ImportDialogProps) {
  if ("faults" in chosen) {
    return (
      <Dialog title="No se ha importado nada" width={560} onDismiss={onClose}>
        <div className="dialog__body">
          <p>Corrige estas líneas de {chosen.name} y vuelve a importarlo:</p>
          <ul className="half-high stack gap-8 scrolls above-16">
            {chosen.faults.map(({ line, reason }) => (
              <li key={line}>
                <b>Línea {line}.</b> {reason}
              </li>
            ))}
          </ul>
        </div>
        <footer className="dialog__foot">
          <Button size="compact" onClick={onClose}>
            Entendido
          </Button>
        </footer>
      </Dialog>
    );
  }
  const { classes } = chosen;
  const many = classes.length === 1 ? "1 clase" : `${classes.length} clases`;
  return (
    <Dialog title={`Importar ${many}`} width={520} onDismiss={onClose}>
      <div className="dialog__body">
        <p>{chosen.name} se ha leído entero. Las clases van al borrador: la web no cambia hasta que publiques.</p>
      </div>
      <footer className="dialog__foot">
        <Button size="compact" variant="line" onClick={() => onTake([...current, ...classes])}>
          Añadir a la semana
        </Button>
        <Button size="compact" onClick={() => onTake(knownAgain(current, classes))}>
          Sustituir la semana
        </Button>
      </footer>
    </Dialog>
  );
}
