import { productToasts } from "#app/texts/admin/section-toasts.ts";
import { type Product, type ProductDraft, productInput, products } from "../../../content/product.ts";
import { productsTable } from "../../../data/products.ts";
import { nextOrder } from "../../../domain/lists/ordering.ts";
import { isOneSize, isOutOfStock, sizes } from "../../../domain/merch/stock.ts";
import { listedPrice, struckPrice } from "../../../domain/rates/price.ts";
import { formTexts } from "../../../texts/form-texts.ts";
import { Chip } from "../../layout/chip.tsx";
import { manualOrder } from "../../resource/manual-order.ts";
import type { Resource } from "../../resource/resource.ts";
import { ProductFields } from "./product-fields.tsx";
import { ProductPreview } from "./product-preview.tsx";
import { ProductThumbnail } from "./product-thumbnail.tsx";

/** Merch: the shop shows the products in this order. */
export const productsResource: Resource<Product, ProductDraft> = {
  table: productsTable,
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
  order: manualOrder(productsTable),
  onTheWeb: (row) => ({ path: `/merch/${row.slug}`, hiddenBecause: [] }),
};

function Price({ row: { price, original_price } }: { row: Product }) {
  const before = struckPrice(price, original_price);
  return (
    <>
      {before !== null && (
        <s>
          <span className="sr-only">Antes </span>
          {listedPrice(before)}
        </s>
      )}
      <b>{listedPrice(price)}</b>
    </>
  );
}

function stockInWords(row: Product): string {
  if (isOutOfStock(row)) return "Agotado";
  if (isOneSize(row)) return `Talla única: ${row.one_size_stock}`;
  return sizes.map((size) => `${size}: ${row.stock[size]}`).join(" · ");
}

function Stock({ row }: { row: Product }) {
  return isOutOfStock(row) ? <Chip tone="bad">Agotado</Chip> : stockInWords(row);
}
