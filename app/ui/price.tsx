import { useText } from "./use-text.ts";

interface PriceProps {
  /** As people read it: "39,90 €", "65 €", "€39.90". */
  children: string;
  className?: string;
}

/** A price with its integer wide and its decimals raised; read aloud and copied as the plain text it is. */
export function Price({ children, className = "" }: PriceProps) {
  const [, integer = children, rest = ""] = /^(\D*\d[\d.,]*?)([.,]\d\d(?:\D.*)?|\s*€.*)?$/u.exec(children) ?? [];
  return (
    <span className={`price cifra ${className}`}>
      {integer}
      <span>{rest}</span>
    </span>
  );
}

/** The price before an offer, struck through and announced as such. */
export function OldPrice({ children, className = "" }: PriceProps) {
  const t = useText();
  return (
    <s className={`price__old muted ${className}`}>
      <span className="sr-only">{t("Antes")} </span>
      {children}
    </s>
  );
}
