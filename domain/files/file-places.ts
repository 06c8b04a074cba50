/** Where a file of the site may stand: what the place is called, and from which width a picture is sharp in it. */
export interface FilePlace {
  words: string;
  /** In pixels; none for drawings of whatever size and for videos. */
  least?: number;
  /** Its shape on the page, in the words of `pictureRatios`; none where the whole picture is shown. */
  shape?: "1x1" | "3x4" | "4x3" | "16x9" | "21x9" | "3x2";
}

/** By table and column, as the database names them. Every column that holds files is here: a test asks the catalogue. */
export const filePlaces: Readonly<Record<string, FilePlace>> = {
  "activities.image": { words: "imagen", least: 640, shape: "16x9" },
  "articles.content": { words: "en el texto", least: 1200 },
  "articles.image_url": { words: "portada", least: 1200, shape: "3x2" },
  "articles.translations": { words: "en el texto en inglés", least: 1200 },
  "club_extra_services.image_url": { words: "imagen", least: 800, shape: "16x9" },
  "clubs.galeria": { words: "galería", least: 1200 },
  "clubs.hero_image": { words: "cabecera", least: 1600, shape: "16x9" },
  "clubs.image": { words: "tarjeta", least: 900, shape: "3x4" },
  "events.image_url": { words: "imagen", least: 1200, shape: "16x9" },
  "events.video_url": { words: "vídeo" },
  "landing_pages.content": { words: "contenido", least: 1200, shape: "4x3" },
  "landing_pages.html_content": { words: "contenido", least: 1200 },
  "manifiesto_content.content": { words: "contenido", least: 1200, shape: "16x9" },
  "merch_products.image_url": { words: "foto", least: 900, shape: "1x1" },
  "merch_products.video_url": { words: "vídeo" },
  "ninecast_episodes.image_url": { words: "imagen", least: 960, shape: "16x9" },
  "partners.logo_url": { words: "logo", least: 240 },
  "site_content.content_value": { words: "imagen", least: 1200, shape: "16x9" },
  "testimonials.image_url": { words: "retrato", least: 600 },
};

/** From how many pixels across a picture is big enough, place by place. */
export const enoughWidths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(filePlaces).flatMap(([name, { least }]) => (least ? [[name, least]] : [])),
);

/** The tables whose forms send their files into a folder of another name. */
const tables: Readonly<Record<string, string>> = {
  merch: "merch_products",
  ninecast: "ninecast_episodes",
  extras: "club_extra_services",
};
/** Forms of one document, which is one column. */
const documents: Readonly<Record<string, string>> = {
  "": "site_content.content_value",
  landings: "landing_pages.content",
  manifiesto: "manifiesto_content.content",
  articles_content: "articles.content",
};

/** The place that a field of a form fills, by the folder that it sends its files to; none that nobody knows. */
export function placeOfField(folder: string, column: string): FilePlace | undefined {
  return filePlaces[documents[folder] ?? `${tables[folder] ?? folder}.${column}`];
}
