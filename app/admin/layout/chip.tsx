import type { ReactNode } from "react";

/** A state in one word; its colour only repeats it. */
export function Chip({ tone = "plain", children }: { tone?: "plain" | "good" | "bad" | "works"; children: ReactNode }) {
  return (
    <span className={`chip chip--${tone} row inline gap-8 strong tiny`}>
      {(tone === "good" || tone === "bad") && <i className="round still" aria-hidden="true" />}
      {children}
    </span>
  );
}
