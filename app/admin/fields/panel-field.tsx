import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../ui/icon.tsx";

/** What ties a control to its label, help and error. */
interface PanelControl {
  id: string;
  name: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
}

/** What every field may say about itself. */
export interface FieldWords {
  label: string;
  /** Beside the label: "opcional", "uno por línea". */
  note?: string;
  /** Under the control, where a word is not obvious. */
  help?: ReactNode;
  required?: boolean;
}

interface PanelFieldProps extends FieldWords {
  name: string;
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
        <legend className="panel-field__label" data-label>
          {words}
        </legend>
      ) : (
        <label className="panel-field__label" data-label htmlFor={id}>
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
