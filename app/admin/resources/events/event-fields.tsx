import { shownVideo } from "#domain/links/shown-video.ts";
import { eventWords } from "#domain/pages/page-words.ts";
import { slugify } from "#domain/text/slug.ts";
import { type EventDraft, events } from "../../../content/publications/event.ts";
import { CaptionsField } from "../../fields/captions-field.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { draftHint } from "../../fields/publication-group.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

export function EventFields({ form }: { form: FormHandle<EventDraft> }) {
  return (
    <>
      <Facts form={form} />
      <FieldGroup title="Imagen y vídeo">
        <FileField
          form={form}
          name="image_url"
          note="opcional"
          folder="events"
          hint="En la página del evento y en los enlaces que se comparten."
        />
        <FileField
          form={form}
          name="video_url"
          note="opcional"
          folder="events"
          accepts="video"
          hint="Sube un MP4 o WEBM, o pega el enlace de YouTube. En la página del evento se ve en lugar de la imagen."
        />
        {shownVideo(form.draft.video_url)?.kind !== "youtube" && (
          <CaptionsField form={form} hint="En WebVTT: lo que se dice en el vídeo, para quien no lo oye." />
        )}
      </FieldGroup>
      <SearchGroup
        words={eventWords({ ...events.preview(form.draft), updated_at: new Date().toISOString() })}
        path={`/events/${slugify(form.draft.title) || "…"}`}
        picture={form.draft.image_url}
      >
        <TextField form={form} name="seo_title" note="opcional" hint="Vacío, el título del evento." />
        <TextArea
          form={form}
          name="seo_description"
          note="opcional"
          rows={2}
          hint="Vacío, cuándo y dónde es, y la descripción."
        />
      </SearchGroup>
    </>
  );
}

function Facts({ form }: { form: FormHandle<EventDraft> }) {
  return (
    <FieldGroup title="Evento">
      <TextField form={form} name="title" hint="Da también su dirección en la web." />
      <FieldRow>
        <TextField
          form={form}
          name="event_date"
          placeholder="25 DIC"
          hint="Tal como se lee en la web: el día y el mes en tres letras."
        />
        <TextField form={form} name="time" note="opcional" placeholder="19:00" />
      </FieldRow>
      <SwitchField form={form} name="is_published" hint={draftHint} />
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
