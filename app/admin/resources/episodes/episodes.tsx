import { episodeAdminToasts } from "#app/texts/admin/section-toasts.ts";
import { type Episode, type EpisodeDraft, episodes } from "../../../content/episode.ts";
import { episodesTable } from "../../../data/episodes.ts";
import type { Resource } from "../../resource/resource.ts";
import { EpisodeFields } from "./episode-fields.tsx";
import { EpisodeStill } from "./episode-still.tsx";

/** Ninecast: the latest first, here and on the site. */
export const episodesResource: Resource<Episode, EpisodeDraft> = {
  table: episodesTable,
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
