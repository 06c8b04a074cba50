import type { ClubName } from "../../../content/club.ts";
import type { Rate, RateDraft } from "../../../content/rate.ts";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";
import { GroupField } from "./group-field.tsx";

interface RateFieldsProps {
  form: FormHandle<RateDraft>;
  clubs: readonly ClubName[];
  /** Those there are, of all clubs. */
  rates: readonly Rate[];
}

export function RateFields({ form, clubs, rates }: RateFieldsProps) {
  return (
    <>
      <Naming form={form} clubs={clubs} rates={rates} />
      <FieldGroup title="Precio">
        <FieldRow columns={3}>
          <TextField form={form} name="price" label="Precio" kind="euros" required />
          <TextField form={form} name="price_period" label="Periodo" />
          <TextField form={form} name="old_price" label="Precio anterior" note="opcional" kind="euros" />
        </FieldRow>
      </FieldGroup>
      <Services form={form} />
      <Availability form={form} />
    </>
  );
}

function Naming({ form, clubs, rates }: RateFieldsProps) {
  const options = clubs.map(({ id, name }) => ({ value: id, text: name }));
  return (
    <FieldGroup title="Tarifa">
      <FieldRow>
        <SelectField form={form} name="club_id" label="Club" required options={options} />
        <GroupField key={form.draft.club_id} form={form} rates={rates} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="title" label="Título" required />
        <TextField form={form} name="subtitle" label="Subtítulo" note="opcional" />
      </FieldRow>
      <TextField
        form={form}
        name="claim"
        label="Claim"
        note="insignia"
        help="Una sola tarifa por grupo debería llevarlo."
      />
    </FieldGroup>
  );
}

function Services({ form }: { form: FormHandle<RateDraft> }) {
  return (
    <FieldGroup title="Servicios">
      <FieldRow>
        <TextArea form={form} name="included_services" label="Incluidos" note="uno por línea" rows={5} />
        <TextArea form={form} name="not_included_services" label="No incluidos" note="uno por línea" rows={5} />
      </FieldRow>
      <TextArea form={form} name="description" label="Descripción" note="opcional" rows={2} />
      <TextArea
        form={form}
        name="starter_pack_details"
        label="Starter pack"
        note="opcional"
        rows={2}
        help="Qué incluye el pack de bienvenida. Se abre desde la tarjeta."
      />
    </FieldGroup>
  );
}

function Availability({ form }: { form: FormHandle<RateDraft> }) {
  return (
    <FieldGroup title="Compra y disponibilidad">
      <TextField form={form} name="url" label="Enlace de compra" kind="link" placeholder="https://" />
      <FieldRow>
        <TextField form={form} name="available_slots" label="Plazas disponibles" note="opcional" kind="whole" />
        <TextField
          form={form}
          name="offer_ends_at"
          label="Fin de la oferta"
          note="opcional"
          kind="moment"
          help="Hora de Madrid. Después vuelve a valer el precio anterior."
        />
      </FieldRow>
      <SwitchField form={form} name="is_sold_out" label="Agotado" whenTrue="AGOTADO" whenFalse="DISPONIBLE" />
    </FieldGroup>
  );
}
