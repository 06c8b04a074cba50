import { manualOrder } from "#app/admin/resource/order/manual-order.ts";
import { safeSource } from "#domain/links/link-safety.ts";
import { nextOrder } from "#domain/lists/ordering.ts";
import { isOneSize, isOutOfStock, sizes } from "#domain/merch/stock.ts";
import { listedPrice, struckPrice } from "#domain/rates/price.ts";
import { done, failed, type SectionToasts } from "#texts/admin/section-toasts.ts";
import { formTexts } from "#texts/form-texts.ts";
import {
  type ListedProduct,
  type Product,
  type ProductDraft,
  productInput,
  products,
} from "../../../content/publications/product.ts";
import { listedProductsTable, productsTable } from "../../../data/publications/products.ts";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { laterPart } from "../../form/later-part.tsx";
import { Chip } from "../../layout/chip.tsx";
import type { Resource } from "../../resource/resource.ts";

// A list is looked at before anything in it is opened.
const ProductFields = laterPart(async () => (await import("./product-fields.tsx")).ProductFields);
const ProductPreview = laterPart(async () => (await import("./product-preview.tsx")).ProductPreview);

/** Merch (admin §8). */
const productToasts: SectionToasts = {
  loadFailed: () => failed("No se pudieron cargar los productos."),
  saved: (mode) => done(mode === "create" ? "Producto creado correctamente." : "Producto actualizado correctamente."),
  saveFailed: (mode) =>
    failed(
      mode === "create"
        ? "No se pudo crear el producto. Asegúrate que el nombre no está vacío."
        : "No se pudo actualizar el producto. Asegúrate que el nombre no está vacío.",
    ),
  deleted: done("Producto eliminado correctamente."),
  deleteFailed: () => failed("No se pudo eliminar el producto."),
};

/** Merch: the shop shows the products in this order. */
export const productsResource: Resource<Product, ProductDraft, ListedProduct> = {
  table: listedProductsTable,
  whole: productsTable,
  titles: {
    list: "Gestionar Merch",
    about: "El orden de esta lista es el de la tienda.",
    add: "Añadir Producto",
    create: "Añadir Nuevo Producto",
    edit: "Editar Producto",
    one: "producto",
    many: "productos",
    theOne: "el producto",
    empty: "Todavía no hay productos: la tienda está vacía.",
    toasts: productToasts,
  },
  nameOf: (row) => row.name,
  columns: [
    {
      title: "Producto",
      kind: "name",
      text: (row) => `${row.name} ${row.colors?.join(" ") ?? ""}`,
      cell: (row) => (
        <>
          <ProductThumbnail product={row} />
          <b>{row.name}</b>
          <span>{row.colors?.join(", ")}</span>
        </>
      ),
    },
    { title: "Precio", kind: "number", text: (row) => listedPrice(row.price), cell: (row) => <Price row={row} /> },
    { title: "Existencias", text: stockInWords, cell: (row) => <Stock row={row} /> },
  ],
  form: {
    empty: (rows) => products.empty({ display_order: String(nextOrder(rows)) }),
    of: products.draft,
    columns: products.columns,
    input: productInput,
    faultToast: ({ name }, mode) => (name === formTexts.required ? productToasts.saveFailed(mode, "") : undefined),
    fields: (form) => <ProductFields form={form} />,
    preview: (draft) => <ProductPreview draft={draft} />,
  },
  order: manualOrder(),
  onTheWeb: (row) => ({ path: `/merch/${row.slug}`, hiddenBecause: [] }),
};

function Price({ row: { price, original_price } }: { row: ListedProduct }) {
  const before = struckPrice(price, original_price);
  return (
    <span>
      {before !== null && (
        <s>
          <span className="sr-only">Antes </span>
          {listedPrice(before)}
        </s>
      )}
      <b>{listedPrice(price)}</b>
    </span>
  );
}

function stockInWords(row: ListedProduct): string {
  if (isOutOfStock(row)) return "Agotado";
  if (isOneSize(row)) return `Talla única: ${row.one_size_stock}`;
  return sizes.map((size) => `${size}: ${row.stock[size]}`).join(" · ");
}

function Stock({ row }: { row: ListedProduct }) {
  return isOutOfStock(row) ? <Chip tone="bad">Agotado</Chip> : stockInWords(row);
}

/** The picture in small; its initial where there is none, as in the shop. */
function ProductThumbnail({ product: { name, image_url } }: { product: ListedProduct }) {
  const src = safeSource(image_url);
  return (
    <div className="thumbnail fills grey centred strong muted rounded clip" aria-hidden="true">
      {src ? (
        <Picture src={src} alt="" width={96} height={96} crop="1x1" sizes="48px" />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </div>
  );
}
