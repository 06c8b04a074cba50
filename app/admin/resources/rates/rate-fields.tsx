import { useState } from "react";
import { useParams } from "react-router";
import { isAloneInGroup, parseRateGroup } from "#domain/rates/rate-group.ts";
import { type ListedRate, type RateDraft, rates } from "../../../content/clubs/rate.ts";
import { Button } from "../../../ui/links/button.tsx";
import { FieldGroup, FieldRow } from "../../fields/field-group.tsx";
import { PriorPriceNotice } from "../../fields/prior-price-notice.tsx";
import { SelectField } from "../../fields/select-field.tsx";
import { SwitchField } from "../../fields/switch-field.tsx";
import { TextArea } from "../../fields/text-area.tsx";
import { TextField } from "../../fields/text-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

interface RateFieldsProps {
  form: FormHandle<RateDraft>;
  /** Those there are, of all clubs; null when they are too many to be read for this. */
  rates: readonly ListedRate[] | null;
}

export function RateFields({ form, rates }: RateFieldsProps) {
  return (
    <>
      <Naming form={form} rates={rates} />
      <FieldGroup title="Precio">
        <FieldRow columns={3}>
          <TextField form={form} name="price" kind="euros" />
          <TextField form={form} name="price_period" />
          <TextField form={form} name="old_price" note="opcional" kind="euros" />
        </FieldRow>
        <PriorPriceNotice table="precios" isNew={form.isNew} typed={asRow(form.draft)} />
      </FieldGroup>
      <Services form={form} />
      <Availability form={form} />
    </>
  );
}

const asRow = (draft: RateDraft) => rates.preview(draft);

function Naming({ form, rates }: RateFieldsProps) {
  return (
    <FieldGroup title="Tarifa">
      <FieldRow>
        <SelectField form={form} name="club_id" />
        <GroupField key={form.draft.club_id} form={form} rates={rates} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="title" />
        <TextField form={form} name="subtitle" note="opcional" />
      </FieldRow>
      <TextField form={form} name="claim" note="insignia" hint="Una sola tarifa por grupo debería llevarlo." />
    </FieldGroup>
  );
}

function Services({ form }: { form: FormHandle<RateDraft> }) {
  return (
    <FieldGroup title="Servicios">
      <FieldRow>
        <TextArea form={form} name="included_services" note="uno por línea" rows={5} />
        <TextArea form={form} name="not_included_services" note="uno por línea" rows={5} />
      </FieldRow>
      <TextArea form={form} name="description" note="opcional" rows={2} />
      <TextArea
        form={form}
        name="starter_pack_details"
        note="opcional"
        rows={2}
        hint="Qué incluye el pack de bienvenida. Se abre desde la tarjeta."
      />
    </FieldGroup>
  );
}

function Availability({ form }: { form: FormHandle<RateDraft> }) {
  return (
    <FieldGroup title="Compra y disponibilidad">
      <TextField form={form} name="url" kind="link" placeholder="https://" />
      <TextField form={form} name="available_slots" note="opcional" kind="whole" />
      <FieldRow>
        <TextField
          form={form}
          name="offer_starts_at"
          note="opcional"
          kind="moment"
          hint="Hora de Madrid. Hasta entonces vale el precio anterior; vacío, ya ha empezado."
        />
        <TextField
          form={form}
          name="offer_ends_at"
          note="opcional"
          kind="moment"
          hint="Hora de Madrid. Después vuelve a valer el precio anterior."
        />
      </FieldRow>
      <SwitchField form={form} name="is_sold_out" whenTrue="AGOTADO" whenFalse="DISPONIBLE" />
    </FieldGroup>
  );
}

/**
 * Which experience a rate belongs to (architecture 5): offered where its club uses groups already. Elsewhere it takes a
 * press to begin, since one rate with a group of its own parts the club's page into two steps.
 */
function GroupField({ form, rates }: { form: FormHandle<RateDraft>; rates: readonly ListedRate[] | null }) {
  const { id } = useParams();
  const [isOpened, setOpened] = useState(false);
  const { club_id, group } = form.draft;
  const others = rates?.filter((rate) => rate.club_id === club_id && rate.id !== id);
  const isUsed = !others || group !== "" || others.some((other) => other.group !== null);
  if (!isUsed && !isOpened) {
    return (
      <div className="field">
        <Button size="compact" variant="text" disabled={club_id === ""} onClick={() => setOpened(true)}>
          Separar en dos grupos
        </Button>
        <p className="field__hint">Este club enseña todas sus tarifas juntas.</p>
      </div>
    );
  }
  const isAlone = others && isAloneInGroup(parseRateGroup(group), others);
  return <SelectField form={form} name="group" hint={isAlone ? alone : "Sin grupo cuenta como NINE FITNESS."} />;
}

const alone =
  "Atención: sería la única de su grupo. La página del club pasaría a dos pasos: primero elegir el grupo y luego la tarifa.";
