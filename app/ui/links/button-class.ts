export interface ButtonLook {
  /** text: without a ground of its own until it is pointed at; only where buttons are compact. */
  variant?: "solid" | "line" | "gold" | "danger" | "text" | undefined;
  /** compact: among tables and fields, where people work (`compact.css`). */
  size?: "lg" | "md" | "sm" | "compact" | undefined;
  full?: boolean | undefined;
}

/** The classes of a button, for elements that are not ours to render (a router's link, a form's submit). */
export function buttonClass({ variant = "solid", size = "lg", full = false }: ButtonLook = {}, more = ""): string {
  const parts = ["button"];
  if (variant !== "solid") parts.push(`button--${variant}`);
  if (size !== "lg") parts.push(`button--${size}`);
  if (full) parts.push("full");
  if (more) parts.push(more);
  return parts.join(" ");
}
