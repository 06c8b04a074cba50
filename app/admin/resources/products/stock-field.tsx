import { stockField } from "../../../content/number-fields.ts";
import type { ProductDraft } from "../../../content/product.ts";
import { type Size, sizes } from "../../../domain/merch/stock.ts";
import { FieldRow } from "../../fields/field-group.tsx";
import { fieldOf, PanelField } from "../../fields/panel-field.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

const isNumber = (pieces: string) => stockField.safeParse(pieces).success;

/** Pieces per size in four fields, or one number for a product that has no sizes (architecture 28). */
export function StockField({ form }: { form: FormHandle<ProductDraft> }) {
  const { stock, one_size_stock } = form.draft;
  const hasSizes = one_size_stock.trim() === "";
  const set = (size: Size, pieces: string) => form.set("stock", { ...stock, [size]: pieces });
  return (
    <>
      <PanelField
        {...fieldOf(form, "stock")}
        isGroup
        help={hasSizes ? "Las tallas con 0 no se ofrecen." : "No cuentan: el producto es de talla única."}
      >
        {() => (
          <FieldRow columns={4}>
            {sizes.map((size) => (
              <label key={size} className="stock-field">
                <span>{size}</span>
                <input
                  className="input input--number"
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  disabled={!hasSizes && isNumber(stock[size])}
                  aria-invalid={(form.errors.stock !== undefined && !isNumber(stock[size])) || undefined}
                  value={stock[size]}
                  onChange={(event) => set(size, event.target.value)}
                />
              </label>
            ))}
          </FieldRow>
        )}
      </PanelField>
      <TextField
        form={form}
        name="one_size_stock"
        note="opcional"
        kind="whole"
        help="Solo para productos sin tallas. Con un número aquí, las tallas no cuentan."
      />
    </>
  );
}
