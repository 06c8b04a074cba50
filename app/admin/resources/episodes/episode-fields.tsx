import type { EpisodeDraft } from "../../../content/episode.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { EpisodeStill } from "./episode-still.tsx";

export function EpisodeFields({ form }: { form: FormHandle<EpisodeDraft> }) {
  return (
    <FieldGroup title="Episodio">
      <TextField form={form} name="title" />
      <TextField form={form} name="youtube_id" kind="link" hint="Pega el enlace del vídeo o su código." />
      <EpisodeStill video={form.draft.youtube_id} />
      <FieldRow>
        <TextField form={form} name="season" kind="whole" />
        <TextField form={form} name="duration" note="opcional" placeholder="48 min" />
      </FieldRow>
      <TextArea form={form} name="description" note="opcional" />
      <TextArea
        form={form}
        name="transcript"
        note="opcional"
        hint="Lo que se dice, para quien no puede oírlo. Un párrafo por intervención, con una línea en blanco entre ellos."
        rows={8}
      />
    </FieldGroup>
  );
}
