import { type Size, sizes } from "#domain/merch/stock.ts";
import { stockField } from "../../../content/number-fields.ts";
import type { ProductDraft } from "../../../content/publications/product.ts";
import { Field } from "../../../ui/field.tsx";
import { FieldRow } from "../../fields/field-group.tsx";
import { fieldOf } from "../../fields/field-of.ts";
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
      <Field
        {...fieldOf(form, "stock")}
        isGroup
        hint={hasSizes ? "Las tallas con 0 no se ofrecen." : "No cuentan: el producto es de talla única."}
      >
        {() => (
          <FieldRow columns={4}>
            {sizes.map((size) => (
              <label key={size} className="stack gap-4">
                <span className="fine">{size}</span>
                <input
                  className="input figures"
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
      </Field>
      <TextField
        form={form}
        name="one_size_stock"
        note="opcional"
        kind="whole"
        hint="Solo para productos sin tallas. Con un número aquí, las tallas no cuentan."
      />
    </>
  );
}
