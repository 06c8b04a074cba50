import { FileText } from "lucide-react";
import { visitorLang } from "#domain/requests/visitor-language.ts";
import { inboxToasts } from "#texts/admin/inbox-toasts.ts";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { showToast } from "../../ui/toast/toast.ts";
import type { RequestCommands } from "./request-commands.ts";

interface RequestFactsProps {
  row: InboxRow;
  club: string | null;
  onOpenCv: RequestCommands["openCv"];
}

/** What the visitor said of herself and wrote: text, whatever it looks like. */
export function RequestFacts({ row, club, onOpenCv }: RequestFactsProps) {
  // Its address is made at the press and is good for a minute.
  const showCv = async (path: string) => {
    try {
      location.assign(await onOpenCv(path, `CV ${row.name}.pdf`));
    } catch {
      showToast(inboxToasts.cvFailed);
    }
  };
  const facts = [
    ["Club", club],
    ["Asunto", row.position_title ?? row.subject],
    ...Object.entries(row.details).map(([name, value]) => [name, String(value)] as const),
    ["Desde", row.page],
  ] as const;
  return (
    <>
      <dl className="cells">
        {row.email && (
          <div>
            <dt className="fine">Email</dt>
            <dd className="breaks">
              <a href={`mailto:${row.email}`}>{row.email}</a>
            </dd>
          </div>
        )}
        {row.phone && (
          <div>
            <dt className="fine">Teléfono</dt>
            <dd className="breaks">
              <a href={`tel:${row.phone.replace(/[^+\d]/g, "")}`}>{row.phone}</a>
            </dd>
          </div>
        )}
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="fine">{name}</dt>
              <dd className="breaks">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {row.message && (
        <p className="pad white boxed lines breaks" lang={visitorLang(row.language)}>
          {row.message}
        </p>
      )}
      {row.cv_path && (
        <p>
          <Button size="compact" variant="line" onClick={() => void showCv(String(row.cv_path))}>
            <Icon of={FileText} size={16} />
            Abrir currículum
          </Button>
        </p>
      )}
    </>
  );
}
