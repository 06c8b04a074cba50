import { textLimits } from "#domain/text/text-limits.ts";
import { short } from "./columns.ts";
import { translatable } from "./entity.ts";

/** How a page is called in results of search and in shared links, where staff say it themselves. */
export const searchColumns = {
  seo_title: translatable(short("Encabezado en buscadores", textLimits.searchTitle)),
  seo_description: translatable(short("Resumen en buscadores", textLimits.searchDescription)),
};
