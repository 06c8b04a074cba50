import { Trash2 } from "lucide-react";
import { kindText, requestStatuses, requestStatusText } from "#domain/requests/inbox-words.ts";
import { reminderChoices } from "#domain/requests/reminder-choices.ts";
import { languageName, wroteIn } from "#domain/requests/visitor-language.ts";
import { madridDateTime } from "#domain/time/madrid-time.ts";
import { momentDay } from "#domain/visits/visit-words.ts";
import type { InboxRow } from "../../content/inbox/inbox.ts";
import type { Colleague } from "../../content/people/colleague.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Select } from "../fields/select.tsx";
import { Chip } from "../layout/chip.tsx";
import { usePermissions } from "../session/permissions.ts";
import { KindIcon } from "./kind-icon.tsx";
import type { RequestCommands } from "./request-commands.ts";
import { closeButtonId } from "./use-inbox-keys.ts";

interface RequestHeadProps {
  row: InboxRow;
  colleagues: readonly Colleague[];
  onChange: (what: Parameters<RequestCommands["change"]>[1]) => void;
  onDelete: () => void;
}

export function RequestHead({ row, colleagues, onChange, onDelete }: RequestHeadProps) {
  const may = usePermissions();
  const language = wroteIn(row);
  const me = colleagues.find((colleague) => colleague.is_me);
  const assignable = colleagues.filter((colleague) => !colleague.is_off || colleague.user_id === row.assigned_to);
  return (
    <header>
      <p className="row gap-8 muted">
        <KindIcon kind={row.kind} />
        {kindText(row.kind)} · {madridDateTime(row.created_at)}
      </p>
      <h2 className="panel-title breaks" id="request-name">
        {row.name || row.email}
      </h2>
      {language && (
        <p className="row wraps gap-8 muted above">
          <Chip tone="works">{language}</Chip> Contéstale en {languageName(row.language)}.
        </p>
      )}
      <div className="row wraps ends above-16">
        <StatusChoice row={row} onChange={onChange} />
        <label className="roomy stack gap-4 fine muted">
          La lleva
          <select
            className="input"
            value={row.assigned_to ?? ""}
            onChange={(event) => onChange({ assigned_to: event.target.value || null })}
          >
            <option value="">Nadie</option>
            {assignable.map(({ user_id, email, name }) => (
              <option key={user_id} value={user_id} title={email}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {me && row.assigned_to !== me.user_id && (
          <Button size="compact" variant="line" onClick={() => onChange({ assigned_to: me.user_id })}>
            La llevo yo
          </Button>
        )}
        <ReminderChoice row={row} onChange={onChange} />
        <Button
          size="compact"
          variant="line"
          id={closeButtonId}
          disabled={row.status === "closed"}
          onClick={() => onChange({ status: "closed" })}
        >
          Cerrar
        </Button>
        {may("delete", "requests") && (
          <Button size="compact" variant="line" onClick={onDelete}>
            <Icon of={Trash2} size={16} />
            Borrar
          </Button>
        )}
      </div>
    </header>
  );
}

function StatusChoice({ row, onChange }: Pick<RequestHeadProps, "row" | "onChange">) {
  return (
    <label className="roomy stack gap-4 fine muted">
      Estado
      <select
        className="input"
        value={row.status}
        onChange={({ target }) => {
          const chosen = requestStatuses.find(({ value }) => value === target.value);
          if (chosen) onChange({ status: chosen.value });
        }}
      >
        {!requestStatuses.some(({ value }) => value === row.status) && (
          <option value={row.status}>{requestStatusText(row.status)}</option>
        )}
        {requestStatuses.map(({ value }) => (
          <option key={value} value={value}>
            {requestStatusText(value, row.kind)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ReminderChoice({ row, onChange }: Pick<RequestHeadProps, "row" | "onChange">) {
  return (
    <label className="roomy stack gap-4 fine muted">
      Recordar
      <Select
        none={row.status === "reminder" && row.attention_at ? momentDay(row.attention_at) : "Elige…"}
        value=""
        options={reminderChoices(new Date()).map(({ text, at }) => ({ value: at, text }))}
        onChoose={(remindAt) => remindAt && onChange({ remindAt })}
      />
    </label>
  );
}
