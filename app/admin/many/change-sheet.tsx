import { useState } from "react";
import { changedPrice } from "#domain/rates/price-change.ts";
import { decimalText } from "#domain/text/decimal.ts";
import { destructive } from "#texts/toast-text.ts";
import type { StoredRow } from "../../content/stored-row.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Button } from "../../ui/links/button.tsx";
import { Select } from "../fields/select.tsx";
import { SelectField } from "../fields/select-field.tsx";
import { SwitchField } from "../fields/switch-field.tsx";
import { TextField } from "../fields/text-field.tsx";
import type { FormHandle } from "../form/form-handle.ts";
import { tellFailed } from "../session/attempt.ts";
import { useAnswer } from "../session/use-answer.ts";
import { LaterButton } from "./later-button.tsx";
import { LawThen } from "./law-then.tsx";
import { readWhole } from "./many-commands.ts";
import { countOf, type ManyProps } from "./many-dialogs.tsx";
import { Plan } from "./plan.tsx";
import { earlierPriceOf, fieldsForMany, isPrice, type ManyForm, manyForm, planRow, type Whole } from "./planned-row.ts";
import { PriceFields, type TypedChange } from "./price-fields.tsx";
import { useWriteMany } from "./use-write-many.ts";

/** One field of many rows: what it is to say, and what becomes of each row, before anything is written. */
export function ChangeSheet<Row extends StoredRow>(props: ManyProps<Row>) {
  const { resource, rows, onClose } = props;
  const form = manyForm(resource);
  const whole = useWhole(form, rows, onClose);
  const count = countOf(resource, rows.length);
  return (
    <Dialog shape="sheet" width={640} title={`Cambiar ${count}`} onDismiss={onClose}>
      {form && whole?.[0] ? (
        <ChangeForm {...props} form={form} whole={whole} first={whole[0]} />
      ) : (
        <p className="dialog__body" role="status">
          Leyendo…
        </p>
      )}
    </Dialog>
  );
}

/** The picked rows with all their columns, as they are now; undefined while they are read. */
function useWhole(form: ManyForm | null, rows: readonly StoredRow[], onFail: () => void): readonly Whole[] | undefined {
  const ids = rows.map(({ id }) => id);
  return useAnswer(
    () => (form ? readWhole(form.table, ids) : undefined),
    null,
    (error) => {
      tellFailed((why) => destructive("No se han podido leer", why))(error);
      onFail();
    },
  );
}

interface ChangeFormProps<Row extends StoredRow> extends ManyProps<Row> {
  form: ManyForm;
  whole: readonly Whole[];
  first: Whole;
}

function ChangeForm<Row extends StoredRow>({ resource, form, whole, first, onDone }: ChangeFormProps<Row>) {
  const fields = fieldsForMany(form, first);
  const [name, setName] = useState(fields.find(isPrice) ?? fields[0] ?? "");
  // Begins as the first row has it.
  const [typed, setTyped] = useState(form.of(first)[name]);
  const [change, setChange] = useState<TypedChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const write = useWriteMany(resource.table, onDone);
  const choose = (other: string) => {
    setName(other);
    setTyped(form.of(first)[other]);
  };
  const typedOf = (row: Whole) => {
    const price = row[name];
    if (!isPrice(name)) return typed;
    return change && typeof price === "number" ? decimalText(changedPrice(price, change)) : form.of(row)[name];
  };
  const earlier = earlierPriceOf(form);
  const keptBeside = (row: Whole) => {
    const { price } = row;
    if (!change?.keepsEarlier || !earlier || name !== "price" || typeof price !== "number") return {};
    return changedPrice(price, change) < price ? { [earlier]: decimalText(price) } : {};
  };
  const plans = whole.map((row) => planRow(form, row, name, typedOf(row), keptBeside(row)));
  const changed = plans.flatMap(({ row: { id, updated_at }, told }) => (told ? [{ id, updated_at, told }] : []));
  const count = countOf(resource, changed.length);
  const save = () => {
    setBusy(true);
    void write("update", { changed }, `Cambiado: ${count}.`).finally(() => setBusy(false));
  };
  const named = { table: resource.table, plans, nameOf: (row: Whole) => resource.nameOf(row as unknown as Row) };
  const isWrong = plans.some(({ fault }) => fault);
  return (
    <>
      <div className="dialog__body">
        <Field id="many-field" label="Qué cambia">
          {(control) => (
            <Select
              {...control}
              value={name}
              options={fields.map((value) => ({ value, text: form.columns[value]?.label ?? value }))}
              onChoose={choose}
            />
          )}
        </Field>
        {isPrice(name) ? (
          <PriceFields hasEarlier={earlier !== undefined && name === "price"} onChange={setChange} />
        ) : (
          <ValueField form={form} name={name} typed={typed} onType={setTyped} />
        )}
        <Plan {...named} {...{ name, earlier }} isPrice={isPrice(name)} />
      </div>
      <footer className="dialog__foot">
        <p className="grow muted">{isWrong ? "Alguna fila no lo admite." : "Se puede deshacer de una vez."}</p>
        <LaterButton
          table={resource.table}
          changed={changed}
          isDisabled={isWrong}
          about={(begin) => <LawThen key={begin} {...named} begin={begin} />}
          onDone={onDone}
        />
        <Button
          size="compact"
          busy={isBusy}
          disabled={isWrong || changed.length === 0}
          onClick={isBusy ? undefined : save}
        >
          Cambiar {count}
        </Button>
      </footer>
    </>
  );
}

interface ValueFieldProps {
  form: ManyForm;
  name: string;
  typed: unknown;
  onType: (typed: unknown) => void;
}

/** The field as the form of one row has it. */
function ValueField({ form: { columns }, name, typed, onType }: ValueFieldProps) {
  const handle: FormHandle<Record<string, string>> = {
    columns,
    draft: { [name]: String(typed ?? "") },
    now: () => ({ [name]: String(typed ?? "") }),
    set: (_name, value) => onType(value),
    errors: {},
    fault: () => undefined,
    files: new Map(),
    choose: () => undefined,
    waitFor: () => undefined,
    progress: new Map(),
    isNew: false,
    isSaving: false,
  };
  if (typeof typed === "boolean") {
    const asSwitch = { ...handle, draft: { [name]: typed } } as unknown as FormHandle<Record<string, boolean>>;
    return <SwitchField form={asSwitch} name={name} whenTrue="Sí" whenFalse="No" />;
  }
  if (columns[name]?.options) return <SelectField form={handle} name={name} />;
  return <TextField form={handle} name={name} kind={/_at$/.test(name) ? "moment" : "text"} />;
}
