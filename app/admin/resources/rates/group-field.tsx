import { useState } from "react";
import { useParams } from "react-router";
import type { Rate, RateDraft } from "../../../content/rate.ts";
import { isAloneInGroup, parseRateGroup } from "../../../domain/rates/rate-group.ts";
import { SelectField } from "../../fields/select-field.tsx";
import type { FormHandle } from "../../form/form-handle.ts";

interface GroupFieldProps {
  form: FormHandle<RateDraft>;
  rates: readonly Rate[];
}

/**
 * Which experience a rate belongs to (architecture 5): offered where its club uses groups already. Elsewhere it takes a
 * press to begin, since one rate with a group of its own parts the club's page into two steps.
 */
export function GroupField({ form, rates }: GroupFieldProps) {
  const { id } = useParams();
  const [isOpened, setOpened] = useState(false);
  const { club_id, group } = form.draft;
  const others = rates.filter((it) => it.club_id === club_id && it.id !== id);
  const isUsed = group !== "" || others.some((it) => it.group !== null);
  if (!isUsed && !isOpened) {
    return (
      <div className="panel-field">
        <button
          type="button"
          className="panel-button panel-button--text"
          disabled={club_id === ""}
          onClick={() => setOpened(true)}
        >
          Separar en dos grupos
        </button>
        <p className="panel-field__help">Este club enseña todas sus tarifas juntas.</p>
      </div>
    );
  }
  const isAlone = isAloneInGroup(parseRateGroup(group), others);
  return <SelectField form={form} name="group" help={isAlone ? alone : "Sin grupo cuenta como NINE FITNESS."} />;
}

const alone =
  "Atención: sería la única de su grupo. La página del club pasaría a dos pasos: primero elegir el grupo y luego la tarifa.";
