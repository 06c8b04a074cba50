import { productWords } from "#domain/pages/page-words.ts";
import { type ProductDraft, products } from "../../../content/publications/product.ts";
import { saidOf } from "../../../data/clubs/past-prices.ts";
import { CaptionsField } from "../../fields/captions-field.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { FileField } from "../../fields/file-field.tsx";
import { PriorPriceNotice } from "../../fields/prior-price-notice.tsx";
import { SearchGroup } from "../../fields/search-group.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { ColoursField } from "./colours-field.tsx";
import { StockField } from "./stock-field.tsx";

export function ProductFields({ form }: { form: FormHandle<ProductDraft> }) {
  return (
    <>
      <FieldGroup title="Producto">
        <TextField form={form} name="name" />
        {!form.isNew && <TextField form={form} name="slug" readOnly hint="Se creó con el producto y no cambia." />}
        <TextArea form={form} name="description" note="opcional" />
        <FieldRow>
          <TextField form={form} name="price" kind="euros" />
          <TextField
            form={form}
            name="original_price"
            note="opcional"
            kind="euros"
            hint="Se ve tachado junto al precio."
          />
        </FieldRow>
        <PriorPriceNotice table="merch_products" isNew={form.isNew} typed={saidOf(products.preview(form.draft))} />
      </FieldGroup>
      <FieldGroup title="Existencias y colores">
        <StockField form={form} />
        <ColoursField form={form} />
      </FieldGroup>
      <Media form={form} />
      <Purchase form={form} />
      <SearchGroup
        words={productWords(products.preview(form.draft))}
        path={`/merch/${form.draft.slug || "…"}`}
        picture={form.draft.image_url}
      >
        <TextField form={form} name="seo_title" note="opcional" hint="Vacío, el nombre del producto." />
        <TextArea
          form={form}
          name="seo_description"
          note="opcional"
          rows={2}
          hint="Vacío, la descripción del producto."
        />
      </SearchGroup>
    </>
  );
}

function Media({ form }: { form: FormHandle<ProductDraft> }) {
  return (
    <FieldGroup title="Imagen y vídeo">
      <FileField form={form} name="image_url" note="opcional" folder="merch" />
      <FileField
        form={form}
        name="video_url"
        note="opcional"
        folder="merch"
        accepts="video"
        hint="En la página del producto se ve en lugar de la imagen."
      />
      <CaptionsField
        form={form}
        hint="En WebVTT. En la web el vídeo se ve sin sonido: con ellos se lee lo que se dice y se oye en él."
      />
    </FieldGroup>
  );
}

function Purchase({ form }: { form: FormHandle<ProductDraft> }) {
  return (
    <FieldGroup title="Compra">
      <FieldRow>
        <TextField form={form} name="button_text" note="opcional" hint="Vacío dice «Añadir al carrito»." />
        <TextField form={form} name="display_order" kind="whole" hint="1 es el primero; vacío, el último." />
      </FieldRow>
      <TextField
        form={form}
        name="purchase_url"
        note="opcional"
        kind="link"
        placeholder="https://"
        hint="A dónde lleva el botón. Sin enlace avisa de que la compra llegará pronto."
      />
    </FieldGroup>
  );
}
