import type { ReactNode } from "react";
import { useNavigate } from "react-router";

interface OpenButtonProps {
  /** The dialog's own address. */
  to: string;
  /** For eyes, when the words alone do not tell one row's button from the next one's. */
  label?: string;
  className: string;
  children: ReactNode;
}

/** Opens a dialog, which is an address: Back closes it. A button, as it is one to those who hear it. */
export function OpenButton({ to, label, className, children }: OpenButtonProps) {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => navigate(to, { preventScrollReset: true })}
    >
      {children}
    </button>
  );
}
