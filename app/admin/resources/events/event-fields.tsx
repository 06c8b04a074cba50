import type { EventDraft } from "../../../content/event.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function EventFields({ form }: { form: FormHandle<EventDraft> }) {
  return (
    <FieldGroup title="Evento">
      <TextField form={form} name="title" />
      <FieldRow>
        <TextField
          form={form}
          name="event_date"
          placeholder="25 DIC"
          hint="Tal como se lee en la web: el día y el mes en tres letras."
        />
        <TextField form={form} name="time" note="opcional" placeholder="19:00" />
      </FieldRow>
      <TextField form={form} name="location" note="opcional" />
      <TextArea form={form} name="description" note="opcional" />
      <TextField
        form={form}
        name="url"
        note="opcional"
        kind="link"
        placeholder="https://"
        hint="A dónde lleva «Más Información»."
      />
    </FieldGroup>
  );
}
