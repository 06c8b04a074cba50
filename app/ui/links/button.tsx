import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Something is under way; without a label for it a wheel turns before the words. */
  busy?: boolean;
  /** The gerund shown while busy ("Enviando…"); the button keeps the width of its longer label. */
  busyLabel?: string;
}

export function Button({ variant, size, full, busy = false, busyLabel, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      {busyLabel ? (
        <Labels busy={busy} label={children} busyLabel={busyLabel} />
      ) : (
        <>
          {busy && wheel}
          {children}
        </>
      )}
    </button>
  );
}

const wheel = <span className="spinner" aria-hidden="true" />;

function Labels({ busy, label, busyLabel }: { busy: boolean; label: ReactNode; busyLabel: string }) {
  return (
    <span className="button__labels">
      <span className={busy ? "row button__unseen" : "row"}>{label}</span>
      <span className={busy ? "row" : "row button__unseen"}>
        {wheel}
        {busyLabel}
      </span>
    </span>
  );
}
