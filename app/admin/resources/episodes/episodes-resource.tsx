import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import {
  type Episode,
  type EpisodeDraft,
  episodes,
  type ListedEpisode,
} from "../../../content/publications/episode.ts";
import { episodesTable, listedEpisodesTable } from "../../../data/publications/episodes.ts";
import { episodeStill } from "../../../views/ninecast/episode-still.ts";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";
import { EpisodeStill } from "./episode-still.tsx";

// A list is looked at before anything in it is opened.
const EpisodeFields = laterPart(async () => (await import("./episode-fields.tsx")).EpisodeFields);
const EpisodePreview = laterPart(async () => (await import("./episode-preview.tsx")).EpisodePreview);

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
          <EpisodeStill src={episodeStill(row)} isSmall />
          <b>{row.title}</b>
          <span>{row.duration}</span>
        </>
      ),
    },
    { title: "Temporada", kind: "number", text: (row) => String(row.season) },
    { title: "Sin oírlo", text: followedBy, cell: (row) => <FollowedBy row={row} /> },
  ],
  form: {
    empty: () => episodes.empty(),
    of: episodes.draft,
    columns: episodes.columns,
    input: episodes.input,
    fields: (form) => <EpisodeFields form={form} />,
    preview: (draft) => <EpisodePreview draft={draft} />,
  },
  onTheWeb: (row) => ({ path: `/ninecast/${row.slug}`, hiddenBecause: [] }),
};

/** How whoever does not hear can follow an episode. */
function followedBy({ has_captions, has_transcript }: ListedEpisode): string {
  if (!has_captions && !has_transcript) return "Ni subtítulos ni transcripción";
  return [has_captions && "Subtítulos", has_transcript && "Transcripción"].filter(Boolean).join(" · ");
}

function FollowedBy({ row }: { row: ListedEpisode }) {
  const words = followedBy(row);
  return row.has_captions || row.has_transcript ? words : <Chip tone="bad">{words}</Chip>;
}
