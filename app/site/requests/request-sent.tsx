import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Icon } from "#app/ui/pictures/icon.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import "./request-form.css";

interface RequestSentProps {
  id: string;
  title: string;
  /** Where a new one begins. */
  again: { text: string; href: string };
  children: ReactNode;
}

/** Stands where the form stood. It is an address of its own: a reload sends nothing. */
export function RequestSent({ id, title, again, children }: RequestSentProps) {
  const t = useText();
  return (
    <div className="request-sent stack gap-24 measure" role="status">
      <p className="row small strong">
        <Icon of={Check} size={20} />
        {t("Recibido")}
      </p>
      {/* biome-ignore lint/a11y/noAutofocus: the page was made anew to say this; browsers do it where the address names no part. */}
      <Titular id={id} size={3} tabIndex={-1} autoFocus>
        {title}
      </Titular>
      {children}
      <p>
        <TextLink href={again.href}>{again.text}</TextLink>
      </p>
    </div>
  );
}
