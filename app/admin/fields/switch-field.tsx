import { Switch } from "../../ui/switch.tsx";
import { columnOf, type FieldName, type FormHandle, typedIn } from "../form/form-handle.ts";

interface SwitchFieldProps<Draft extends object> {
  form: FormHandle<Draft>;
  name: FieldName<Draft, boolean>;
  /** The words beside the switch when it is on and when it is not; without them it has its label beside it. */
  whenTrue?: string;
  whenFalse?: string;
  hint?: string;
}

/** Its name stays as it is when its state changes, which is heard as its state. */
export function SwitchField<Draft extends object>(props: SwitchFieldProps<Draft>) {
  const { form, name, whenTrue, whenFalse, hint } = props;
  const id = `field-${name}`;
  const { value, set } = typedIn<Draft, boolean>(form, name);
  const words = value ? whenTrue : whenFalse;
  const describedBy = [words && `${id}-words`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const named = (
    <span id={`${id}-label`} className={words && "field__label"}>
      {columnOf(form.columns, name).label}
    </span>
  );
  return (
    <div className="field" data-field={name}>
      {words && named}
      <Switch
        name={name}
        isOn={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        onClick={() => set(!value)}
      >
        {words ? <span id={`${id}-words`}>{words}</span> : named}
      </Switch>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
