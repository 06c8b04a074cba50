import type { FieldName, FormHandle } from "../form/form-handle.ts";

interface SwitchFieldProps<Draft extends object> {
  form: FormHandle<Draft>;
  name: FieldName<Draft, boolean>;
  label: string;
  /** The words beside the switch when the value is true and when it is not. */
  whenTrue?: string;
  whenFalse?: string;
  /** The switch looks on when the value is false: "agotado" reads as "disponible". */
  inverted?: boolean;
  help?: string;
}

export function SwitchField<Draft extends object>(props: SwitchFieldProps<Draft>) {
  const { form, name, label, whenTrue = label, whenFalse = label, inverted = false, help } = props;
  // FieldName<Draft, boolean> are the names whose value is a boolean.
  const value = form.draft[name] as boolean;
  const set = () => form.set(name, !value as Draft[typeof name]);
  const words = value ? whenTrue : whenFalse;
  return (
    <div className="panel-field" data-field={name}>
      <button
        type="button"
        className="switch"
        role="switch"
        name={name}
        aria-checked={value !== inverted}
        aria-describedby={help && `field-${name}-help`}
        onClick={set}
      >
        <i aria-hidden="true" />
        <span data-label hidden>
          {label}
        </span>
        <span>{words}</span>
      </button>
      {help && (
        <p className="panel-field__help" id={`field-${name}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
