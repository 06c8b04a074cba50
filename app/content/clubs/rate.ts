import * as z from "zod/mini";
import { rateGroups } from "#domain/rates/rate-group.ts";
import { formTexts } from "#texts/form-texts.ts";
import {
  column,
  flag,
  line,
  lines,
  link,
  longText,
  optionalCount,
  optionalMoment,
  optionalPrice,
  price,
  requiredLine,
} from "../columns.ts";
import { type DraftOf, entity, type RowOf, translatable } from "../entity.ts";
import { publicationColumns } from "../publications/publication-columns.ts";
import { isHigherThanPrice } from "./is-higher-than-price.ts";

/** A rate without group counts as 9f (architecture 5). */
const group = {
  ...column({
    label: "Grupo",
    stored: z.nullable(z.enum(["9f", "space"])),
    input: z.pipe(
      z.enum(["", "9f", "space"]),
      z.transform((group) => group || null),
    ),
    empty: "",
    blank: null,
    typed: (stored) => stored ?? "",
  }),
  options: [{ value: "", text: "Sin grupo" }, ...rateGroups.map(({ group, name }) => ({ value: group, text: name }))],
};

/** The rates of the clubs (admin §5), in the order that their list is given. Prices in euros. */
export const rates = entity(
  "precios",
  {
    club_id: requiredLine("Club"),
    group,
    title: translatable(requiredLine("Título")),
    subtitle: translatable(line("Subtítulo")),
    claim: translatable(line("Claim")),
    price: price("Precio"),
    price_period: translatable(line("Periodo", "al mes")),
    old_price: optionalPrice("Precio anterior"),
    included_services: translatable(lines("Incluidos")),
    not_included_services: translatable(lines("No incluidos")),
    description: translatable(longText("Descripción")),
    url: link("Enlace de compra"),
    starter_pack_details: translatable(longText("Starter pack")),
    available_slots: optionalCount("Plazas disponibles"),
    is_sold_out: flag("Agotado", false),
    offer_starts_at: optionalMoment("Inicio de la oferta"),
    offer_ends_at: optionalMoment("Fin de la oferta"),
    ...publicationColumns,
  },
  { display_order: z.number() },
);

export type Rate = RowOf<typeof rates>;
export type RateDraft = DraftOf<typeof rates>;

/** What the panel's list shows of a rate: none of its texts, which are long. */
export const listedRate = z.omit(rates.row, {
  price_period: true,
  included_services: true,
  not_included_services: true,
  description: true,
  url: true,
  starter_pack_details: true,
});

export type ListedRate = z.infer<typeof listedRate>;

/** What a rate's form writes. */
export const rateInput = rates.inputWith(
  isHigherThanPrice("old_price"),
  z.refine(
    (values) =>
      !values.offer_starts_at ||
      !values.offer_ends_at ||
      Date.parse(values.offer_starts_at) < Date.parse(values.offer_ends_at),
    { message: formTexts.offerEnd, path: ["offer_ends_at"] },
  ),
);
