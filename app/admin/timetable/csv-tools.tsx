import { Download, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { knownAgain, newClassId } from "#domain/timetable/week-changes.ts";
import type { Activity } from "../../content/clubs/activity.ts";
import type { ClubName } from "../../content/clubs/club.ts";
import type { ClubClass } from "../../content/clubs/club-class.ts";
import { classesCsv, type LineFault, readClassesCsv } from "../../content/clubs/club-classes-csv.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { decodeText } from "../files/decode-text.ts";
import { saveFile } from "../files/save-file.ts";
import { inOrder } from "./class-words.ts";
import type { Week } from "./use-week.ts";

interface CsvToolsProps {
  week: Week;
  club: ClubName;
  activities: readonly Activity[];
}

type Chosen = { name: string } & ({ classes: ClubClass[] } | { faults: LineFault[] });
const mostBytes = 1_000_000;

/** The week as a file, there and back. A file goes into the draft as a whole, or not at all. */
export function CsvTools({ week, club, activities }: CsvToolsProps) {
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
  return (
    <>
      <Button
        size="compact"
        variant="text"
        onClick={() =>
          saveFile(`horario-${club.id}.csv`, "text/csv;charset=utf-8", classesCsv(inOrder(week.classes), activities))
        }
      >
        <Icon of={Download} size={17} />
        Exportar CSV
      </Button>
      <Button size="compact" variant="text" onClick={() => input.current?.click()}>
        <Icon of={Upload} size={17} />
        Importar CSV
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label="Archivo CSV" onChange={choose} />
      {chosen && <ImportDialog chosen={chosen} current={week.classes} onTake={take} onClose={() => setChosen(null)} />}
    </>
  );
}

async function readFile(file: File, clubId: string, activities: readonly Activity[]) {
  if (file.size > mostBytes) return { faults: [{ line: 1, reason: "El archivo pesa demasiado para ser un horario." }] };
  const read = readClassesCsv(decodeText(new Uint8Array(await file.arrayBuffer())).text, clubId, activities);
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
          <ul className="line-faults">
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
