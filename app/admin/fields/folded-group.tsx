import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { FormHandle } from "../form/form-handle.ts";

interface FoldedGroupProps<Draft extends object> {
  form: FormHandle<Draft>;
  title: string;
  /** The fields in it. */
  names: readonly (keyof Draft & string)[];
  /** There is something to fill in from the start. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** Fields that most people leave as they are: closed until somebody wants them or one of them is at fault. */
export function FoldedGroup<Draft extends object>(props: FoldedGroupProps<Draft>) {
  const { form, title, names, startsOpen = false, children } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const isAtFault = names.some((name) => form.errors[name]);
  const filled = names.filter((name) => typeof form.draft[name] !== "string" || form.draft[name] !== "").length;
  return (
    <details
      className="field-group fold"
      open={isOpen || isAtFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b className="small">{title}</b>
        <span className="plain muted">
          {filled === names.length ? "Completo" : `${filled} de ${names.length} rellenos`}
        </span>
        <Icon of={ChevronDown} size={18} className="push" />
      </summary>
      <div className="stack gap-16 above">{children}</div>
    </details>
  );
}
