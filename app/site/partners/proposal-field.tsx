import { CircleAlert } from "lucide-react";
import type { HTMLInputAutoCompleteAttribute } from "react";
import type { ProposalField as FieldName } from "#app/domain/partners/proposal.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/field.css";
import "./proposal-form.css";

interface ProposalFieldProps {
  name: FieldName;
  label: string;
  typed: string | undefined;
  error: string | undefined;
  type?: "text" | "email" | "tel" | "url";
  required?: boolean;
  /** Across both columns. */
  wide?: boolean;
  multiline?: boolean;
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Like `Field`, with a place for the error that is always there: `enhanceProposal` fills it without React. */
export function ProposalField({
  name,
  label,
  typed,
  error,
  type = "text",
  wide,
  multiline,
  ...rest
}: ProposalFieldProps) {
  const control = {
    ...rest,
    id: `propuesta-${name}`,
    name,
    className: "input",
    defaultValue: typed,
    "aria-describedby": `propuesta-${name}-error`,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className={wide ? "proposal__wide" : undefined}>
      <label className="field__label" htmlFor={control.id}>
        {label}
        {rest.required && " *"}
      </label>
      {multiline ? <textarea {...control} rows={8} /> : <input {...control} type={type} />}
      <p className="field__error" id={control["aria-describedby"]} hidden={!error}>
        <Icon of={CircleAlert} size={16} />
        <span>{error}</span>
      </p>
    </div>
  );
}
