import { type ReactNode, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { openerOf } from "../dialogs/focus-opener.ts";
import { openedOver } from "../dialogs/use-way-back.ts";

interface OpenButtonProps {
  /** The dialog's own address. */
  to: string;
  /** For eyes, when the words alone do not tell one row's button from the next one's. */
  label?: string;
  className: string;
  disabled?: boolean;
  children: ReactNode;
}

/** Opens a dialog, which is an address: Back closes it. A button, as it is one to those who hear it. */
export function OpenButton({ to, label, className, disabled, children }: OpenButtonProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ref = useMemo(() => openerOf(to), [to]);
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      disabled={disabled}
      onClick={() => navigate(to, { preventScrollReset: true, state: openedOver(pathname) })}
    >
      {children}
    </button>
  );
}
