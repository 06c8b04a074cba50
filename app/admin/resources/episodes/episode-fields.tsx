import { youtubeId } from "#domain/links/youtube-id.ts";
import { episodeWords } from "#domain/pages/page-words.ts";
import { slugify } from "#domain/text/slug.ts";
import { type EpisodeDraft, episodes } from "../../../content/publications/episode.ts";
import { pictureUrl, videoStill } from "../../../ui/pictures/picture-url.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { EpisodeStill } from "./episode-still.tsx";

export function EpisodeFields({ form }: { form: FormHandle<EpisodeDraft> }) {
  return (
    <>
      <Facts form={form} />
      <WithoutHearing form={form} />
      <SearchGroup
        words={episodeWords(episodes.preview(form.draft))}
        path={`/ninecast/${slugify(form.draft.title) || "…"}`}
        picture={form.draft.image_url || stillOf(form.draft.youtube_id)}
      >
        <TextField form={form} name="seo_title" note="opcional" hint="Vacío, el título del episodio." />
        <TextArea form={form} name="seo_description" note="opcional" rows={2} hint="Vacío, la descripción." />
      </SearchGroup>
    </>
  );
}

function stillOf(video: string): string | null {
  const id = youtubeId(video);
  return id && pictureUrl(videoStill(id), 416, "webp", "16x9");
}

function Facts({ form }: { form: FormHandle<EpisodeDraft> }) {
  const video = youtubeId(form.draft.youtube_id);
  return (
    <FieldGroup title="Episodio">
      <TextField form={form} name="title" hint="Da también su dirección en la web." />
      <TextField form={form} name="youtube_id" kind="link" hint="Pega el enlace del vídeo o su código." />
      {video && <EpisodeStill src={videoStill(video)} />}
      <FileField form={form} name="image_url" note="opcional" folder="ninecast" hint="Vacía, la imagen del vídeo." />
      <FieldRow>
        <TextField form={form} name="season" kind="whole" />
        <TextField form={form} name="duration" note="opcional" placeholder="48 min" />
      </FieldRow>
      <TextArea form={form} name="description" note="opcional" />
    </FieldGroup>
  );
}

/** What whoever does not hear the episode has of it; with neither she is left out (WCAG 2.2, 1.2.2 and 1.2.3). */
function WithoutHearing({ form }: { form: FormHandle<EpisodeDraft> }) {
  const { has_captions, transcript } = form.draft;
  return (
    <FieldGroup title="Para quien no lo oye">
      <SwitchField
        form={form}
        name="has_captions"
        hint="Los pone YouTube Studio, en «Subtítulos». Revisa los automáticos antes de contarlos: con esto, el vídeo empieza con ellos puestos."
      />
      <TextArea
        form={form}
        name="transcript"
        note="opcional"
        hint="Lo que se dice, para quien no puede oírlo. Un párrafo por intervención, con una línea en blanco entre ellos."
        rows={8}
      />
      {!has_captions && transcript.trim() === "" && (
        <p className="field__hint" role="status">
          Sin subtítulos ni transcripción, quien no oye se queda fuera de este episodio. La web lo dice en su página y
          ofrece escribirla.
        </p>
      )}
    </FieldGroup>
  );
}
