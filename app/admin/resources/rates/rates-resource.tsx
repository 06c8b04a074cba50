import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { clubPlace, clubSegment } from "#domain/clubs/club-link.ts";
import { listedPrice } from "#domain/rates/price.ts";
import { currentPrice, isSoldOut } from "#domain/rates/rate-offer.ts";
import { orderToasts } from "#texts/admin/order-toasts.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import type { ClubName } from "../../../content/clubs/club.ts";
import { type ListedRate, type Rate, type RateDraft, rateInput, rates } from "../../../content/clubs/rate.ts";
import { listedRatesTable, ratesTable } from "../../../data/clubs/rates.ts";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";
import { clubOptions } from "../clubs/club-options.ts";

// A list is looked at before anything in it is opened.
const RateFields = laterPart(async () => (await import("./rate-fields.tsx")).RateFields);
const RatePreview = laterPart(async () => (await import("./rate-preview.tsx")).RatePreview);

/** Precios (admin §8). */
export const rateToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los precios."),
  saved: (mode) => done(mode === "create" ? "Precio creado correctamente." : "Precio actualizado correctamente."),
  saveFailed: (mode) => failed(mode === "create" ? "No se pudo crear el precio." : "No se pudo actualizar el precio."),
  deleted: done("Precio eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el precio."),
};

/** Precios. Clubs are there for their names and addresses, `listed` are all rates unless they are many; a rate of an unknown one stays editable (architecture 10). */
export function ratesResource(
  clubs: readonly ClubName[],
  listed: readonly ListedRate[] | null,
): Resource<Rate, RateDraft, ListedRate> {
  const byId = new Map(clubs.map((club) => [club.id, club]));
  const clubOf = (row: ListedRate) => byId.get(row.club_id);
  const clubName = (row: ListedRate) => clubOf(row)?.name ?? row.club_id;
  return {
    table: listedRatesTable,
    whole: ratesTable,
    kinds: clubOptions(clubs),
    titles: {
      list: "Gestionar Precios",
      about: "Las tarifas que se ven en la página de cada club, en este orden.",
      add: "Añadir Precio",
      create: "Añadir Nuevo Precio",
      edit: "Editar Precio",
      one: "precio",
      many: "precios",
      theOne: "el precio",
      empty: "Todavía no hay precios.",
      toasts: rateToasts,
    },
    nameOf: (row) => `${row.title} de ${clubName(row)}`,
    columns: [
      { title: "Club", text: clubName, cell: (row) => clubOf(row)?.name ?? <UnknownClub id={row.club_id} /> },
      {
        title: "Título",
        kind: "name",
        text: (row) => `${row.title} ${row.claim ?? ""} ${row.subtitle ?? ""}`,
        cell: (row) => (
          <>
            <b>{row.title}</b>
            <span>{row.claim || row.subtitle}</span>
          </>
        ),
      },
      { title: "Precio", kind: "number", text: (row) => listedPrice(row.price), cell: (row) => <Price row={row} /> },
      { title: "Plazas", kind: "number", text: (row) => row.available_slots?.toString() ?? "N/A" },
      {
        title: "Agotado",
        text: soldOutInWords,
        cell: (row) => <Chip tone={isSoldOut(row) ? "bad" : "plain"}>{soldOutInWords(row)}</Chip>,
      },
    ],
    form: {
      empty: () => rates.empty(),
      of: rates.draft,
      columns: { ...rates.columns, club_id: { ...rates.columns.club_id, options: clubOptions(clubs) } },
      input: rateInput,
      fields: (form) => <RateFields form={form} rates={listed} />,
      preview: (draft) => <RatePreview draft={draft} />,
    },
    order: manualOrder(orderToasts, ({ club_id }) => club_id),
    onTheWeb: (row) => {
      const club = clubOf(row);
      if (!club) return { path: "#", hiddenBecause: [`No hay ningún club con el identificador «${row.club_id}».`] };
      return { path: `/club/${clubSegment(club.link) ?? club.id}`, hiddenBecause: clubPlace(club).hiddenBecause };
    },
  };
}

/** As on the site: a rate without places left is sold out, whatever its switch says. */
const soldOutInWords = (row: ListedRate) => (isSoldOut(row) ? "Sí" : "No");

function UnknownClub({ id }: { id: string }) {
  return <Chip tone="bad">{`${id} (no existe)`}</Chip>;
}

/** The old price is struck while the offer runs, as on the site. */
function Price({ row }: { row: ListedRate }) {
  const { price, oldPrice } = currentPrice(row, new Date());
  return (
    <span className={isSoldOut(row) ? "muted" : undefined}>
      {oldPrice !== null && (
        <s>
          <span className="sr-only">Antes </span>
          {listedPrice(oldPrice)}
        </s>
      )}
      <b>{listedPrice(price)}</b>
    </span>
  );
}
