import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { dialledNumber } from "#domain/contact/dialled-number.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import { type PersonRecord, personCsv } from "../../content/people/privacy.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { saveFile } from "../files/save-file.ts";
import { EraseDialog } from "./erase-dialog.tsx";
import { kindInWords } from "./kinds-in-words.ts";

interface PersonRecordsProps {
  contact: string;
  records: readonly PersonRecord[];
  onSearch: (contact: string) => void;
  onErased: () => Promise<void>;
}

export function PersonRecords({ contact, records, onSearch, onErased }: PersonRecordsProps) {
  const [isErasing, setErasing] = useState(false);
  const own = records.filter((record) => record.is_own);
  const others = records.filter((record) => !record.is_own);
  const also = otherContacts(own, contact);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <div className="stack ruled-top pad-y">
      <h3 className="breaks">
        {own.length === 0 ? "No hay nada" : own.length === 1 ? "1 dato guardado" : `${own.length} datos guardados`} de{" "}
        <b>{contact}</b>
      </h3>
      {own.length > 0 && (
        <>
          <RecordList records={own} />
          <div className="row wraps gap-8">
            <Button
              size="compact"
              variant="line"
              onClick={() => saveFile(`datos-${today}.json`, "application/json", JSON.stringify(plain(own), null, 2))}
            >
              <Icon of={Download} size={16} />
              Exportar JSON
            </Button>
            <Button
              size="compact"
              variant="line"
              onClick={() => saveFile(`datos-${today}.csv`, "text/csv;charset=utf-8", personCsv(own, kindInWords))}
            >
              <Icon of={Download} size={16} />
              Exportar CSV
            </Button>
            <Button size="compact" variant="danger" onClick={() => setErasing(true)}>
              <Icon of={Trash2} size={16} />
              Borrar sus datos…
            </Button>
          </div>
        </>
      )}
      {also.length > 0 && (
        <p className="row wraps gap-8">
          También ha dado:{" "}
          {also.map((text) => (
            <Button size="compact" variant="text" key={text} onClick={() => onSearch(text)}>
              Buscar {text}
            </Button>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <>
          <h3 className="breaks">
            {others.length === 1 ? "Otra persona la nombra" : `La nombran en ${others.length} sitios más`}
          </h3>
          <p className="muted">Son datos de otras personas: no se exportan ni se borran. Revísalos uno a uno.</p>
          <RecordList records={others} />
        </>
      )}
      {isErasing && (
        <EraseDialog contact={contact} records={own} onClose={() => setErasing(false)} onErased={onErased} />
      )}
    </div>
  );
}

function RecordList({ records }: { records: readonly PersonRecord[] }) {
  return (
    <ul className="parted">
      {records.map(({ id, source, came_at, record }) => (
        <li className="breaks pad-y" key={id}>
          <p>
            <b>{kindInWords(source)} ·</b> {wordsOf(record)}
          </p>
          <p className="muted">
            <time dateTime={came_at}>{madridDateTime(came_at)}</time>
            {record.cv_path ? " · con currículum" : ""}
            {inInbox.has(source) && (
              <>
                {" · "}
                <Link className="panel-link" to={`/admin/inbox/${id}`}>
                  Ver en la bandeja
                </Link>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

const inInbox = new Set(["message", "application", "car_lead", "opening_notice", "proposal"]);

/** The person reads what is hers in her own words; what only the house needs to find it stays out. */
const plain = (records: readonly PersonRecord[]) =>
  records.map(({ source, came_at, record }) => ({ tipo: kindInWords(source), fecha: came_at, datos: record }));

function wordsOf(record: PersonRecord["record"]): string {
  const words = [record.message, record.proposal, record.subject, record.name, record.contact_name];
  const text = words.find((word): word is string => typeof word === "string" && word !== "") ?? "";
  return text.length > 140 ? `${text.slice(0, 140)}…` : text;
}

/** Another e-mail or phone that the same person has given: what she sent under it is found by it. */
function otherContacts(records: readonly PersonRecord[], contact: string): string[] {
  const given = records.flatMap(({ record: { email, phone } }) => [
    typeof email === "string" ? email.toLowerCase() : null,
    typeof phone === "string" ? (dialledNumber(phone) ?? phone) : null,
  ]);
  return [...new Set(given)].filter((text): text is string => text !== null && text !== contact.toLowerCase());
}
