import { flag, link, optionalMoment } from "../columns.ts";

/** From when to when a row is public: the database shows it to no visitor before and after. */
export const publicationColumns = {
  publish_at: optionalMoment("Publicar el"),
  withdraw_at: optionalMoment("Retirar el"),
};

/** The end of a row with a page of its own, and where its address leads from then on. */
export const withdrawalColumns = {
  withdraw_at: publicationColumns.withdraw_at,
  withdrawn_to: link("Después lleva a"),
};

/** Whether visitors see it at all: a draft is nobody's but the team's, whatever its moments say. */
export const draftColumns = { is_published: flag("Publicado", true) };

/** Both moments of a row with a page of its own. */
export const pagePublicationColumns = { ...publicationColumns, ...withdrawalColumns };
