import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./pictures/icon.tsx";
import { useText } from "./use-text.ts";

/** What ties a control to its label, hint and error; spread it on the input, select or textarea. */
interface FieldControl {
  id: string;
  name?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  "aria-required"?: true;
  required?: true;
}

export interface FieldWords {
  /** Beside the label: "opcional", "uno por línea". */
  note?: string | undefined;
  /** Under the control, where a word is not obvious. */
  hint?: ReactNode;
}

interface FieldProps extends FieldWords {
  /** Of its control; by its name when nothing else is said. */
  id?: string;
  /** What its control is called in the form; whoever looks for a field at fault finds it by this. */
  name?: string;
  label: ReactNode;
  error?: string | undefined;
  /** "unmarked": without a star, in forms that say what may be left out instead and never leave a fault to the browser. */
  required?: boolean | "unmarked" | undefined;
  /** A group of controls (radios, a drop zone with its button) has a legend instead of a label. */
  isGroup?: boolean;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field(props: FieldProps) {
  const {
    name,
    id = `field-${name}`,
    label,
    note,
    hint,
    error,
    required,
    isGroup = false,
    className,
    children,
  } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const Box = isGroup ? "fieldset" : "div";
  const words = (
    <>
      {label}
      {note && <span> {note}</span>}
      {required === true && <span aria-hidden="true"> *</span>}
    </>
  );
  return (
    <Box
      className={className ? `field ${className}` : "field"}
      data-field={name}
      {...(isGroup && describedBy && { "aria-describedby": describedBy })}
    >
      {isGroup ? (
        <legend className="field__label">{words}</legend>
      ) : (
        <label className="field__label" htmlFor={id}>
          {words}
        </label>
      )}
      {children({
        id,
        ...(name && { name }),
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error && { "aria-invalid": true }),
        ...(required && (required === true ? { required } : { "aria-required": true })),
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Box>
  );
}

/** What is wrong with a control, where it is not alone in its field; rules say it in Spanish, the page in its language. */
export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  const t = useText();
  if (!children) return null;
  return (
    <p className="field__error" id={id}>
      <Icon of={CircleAlert} size={16} />
      {t.known(children)}
    </p>
  );
}
