import { type Episode, type EpisodeDraft, episodes, type ListedEpisode } from "../../../content/episode.ts";
import { episodesTable, listedEpisodesTable } from "../../../data/episodes.ts";
import { youtubeId } from "../../../domain/links/youtube-id.ts";
import { done, failed, type SectionToasts } from "../../../texts/admin/section-toasts.ts";
import { Picture } from "../../../ui/picture.tsx";
import { videoStill } from "../../../ui/picture-url.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import type { Resource } from "../../resource/resource.ts";

/** Ninecast (admin §8). */
const episodeAdminToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los episodios."),
  saved: (mode) => done(mode === "create" ? "Episodio creado correctamente." : "Episodio actualizado correctamente."),
  saveFailed: (mode) =>
    failed(mode === "create" ? "No se pudo crear el episodio." : "No se pudo actualizar el episodio."),
  deleted: done("Episodio eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el episodio."),
};

/** Ninecast: the latest first, here and on the site. */
export const episodesResource: Resource<Episode, EpisodeDraft, ListedEpisode> = {
  table: listedEpisodesTable,
  whole: episodesTable,
  titles: {
    list: "Gestionar Ninecast",
    about: "Los episodios del pódcast, por temporadas en la web.",
    add: "Añadir Episodio",
    create: "Añadir Nuevo Episodio",
    edit: "Editar Episodio",
    one: "episodio",
    many: "episodios",
    theOne: "el episodio",
    empty: "Todavía no hay episodios.",
    toasts: episodeAdminToasts,
  },
  nameOf: (row) => row.title,
  columns: [
    {
      title: "Título",
      kind: "name",
      text: (row) => row.title,
      cell: (row) => (
        <>
          <EpisodeStill video={row.youtube_id} isSmall />
          <b>{row.title}</b>
          <span>{row.duration}</span>
        </>
      ),
    },
    { title: "Temporada", kind: "number", text: (row) => String(row.season) },
  ],
  form: {
    empty: () => episodes.empty(),
    of: episodes.draft,
    columns: episodes.columns,
    input: episodes.input,
    fields: (form) => <EpisodeFields form={form} />,
  },
  onTheWeb: () => ({ path: "/ninecast", hiddenBecause: [] }),
};

function EpisodeFields({ form }: { form: FormHandle<EpisodeDraft> }) {
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

/** The video's still, which our own server fetches: the panel does not contact the video host either. */
function EpisodeStill({ video, isSmall = false }: { video: string; isSmall?: boolean }) {
  const id = youtubeId(video);
  if (id === null) return null;
  const width = isSmall ? 80 : 320;
  return (
    <div className={isSmall ? "still still--small" : "still"}>
      <Picture src={videoStill(id)} alt="" width={width} height={(width * 9) / 16} sizes={`${width}px`} crop="16x9" />
    </div>
  );
}
