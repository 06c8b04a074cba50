import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";
import { columnOf, type FormHandle } from "../form/form-handle.ts";

/** What ties a control to its label, help and error. */
interface PanelControl {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

/** What a field says beside what its column does. */
export interface FieldWords {
  /** Beside the label: "opcional", "uno por línea". */
  note?: string;
  /** Under the control, where a word is not obvious. */
  help?: ReactNode;
}

interface PanelFieldProps extends FieldWords {
  name: string;
  label: string;
  required?: boolean | undefined;
  error: string | undefined;
  /** A group of controls (radios, a drop zone with its button) has a legend instead of a label. */
  isGroup?: boolean;
  children: (control: PanelControl) => ReactNode;
}

export function PanelField({ name, label, note, help, required, error, isGroup = false, children }: PanelFieldProps) {
  const id = `field-${name}`;
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const Box = isGroup ? "fieldset" : "div";
  const words = (
    <>
      {label}
      {note && <span> {note}</span>}
    </>
  );
  return (
    <Box className="panel-field" data-field={name} {...(isGroup && describedBy && { "aria-describedby": describedBy })}>
      {isGroup ? (
        <legend className="panel-field__label">{words}</legend>
      ) : (
        <label className="panel-field__label" htmlFor={id}>
          {words}
        </label>
      )}
      {children({
        id,
        name,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true }),
        ...(required && { "aria-required": true }),
      })}
      {help && (
        <p className="panel-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="panel-field__error" id={`${id}-error`}>
          <Icon of={CircleAlert} size={15} />
          {error}
        </p>
      )}
    </Box>
  );
}

/** What a field takes from its form: the column's words and what is wrong with it. */
export function fieldOf<Draft extends object>(form: FormHandle<Draft>, name: keyof Draft & string) {
  const { label, isRequired } = columnOf(form.columns, name);
  return { name, label, required: isRequired, error: form.errors[name] };
}
