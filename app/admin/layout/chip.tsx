import type { ReactNode } from "react";

interface ChipProps {
  tone?: "plain" | "good" | "bad" | "works";
  children: ReactNode;
}

/** A state in one word; its colour only repeats it. */
export function Chip({ tone = "plain", children }: ChipProps) {
  return (
    <span className={`chip chip--${tone}`}>
      {(tone === "good" || tone === "bad") && <i aria-hidden="true" />}
      {children}
    </span>
  );
}
