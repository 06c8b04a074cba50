import { isPlaceholder } from "#domain/company/legal-owner.ts";

/** A phone or e-mail to press; a placeholder like `{phone}`, not known yet, is only text. */
export function Reach({ scheme, value, className }: { scheme: "tel" | "mailto"; value: string; className?: string }) {
  if (isPlaceholder(value)) return value;
  const address = scheme === "tel" ? value.replaceAll(/[^+\d]/g, "") : value;
  return (
    <a className={className} href={`${scheme}:${address}`}>
      {value}
    </a>
  );
}
