import type { ReactNode } from "react";
import { wakes } from "#app/islands/wakes.ts";
import { Button } from "#app/ui/links/button.tsx";
import { Reach } from "#app/views/company/reach.tsx";
import type { Translate } from "#texts/translate.ts";
import { CookieSettings } from "../consent/cookie-settings.tsx";
import { CookieTable } from "./cookie-table.tsx";
import type { LegalFacts } from "./legal-facts.ts";
import { OwnerFacts } from "./owner-facts.tsx";

/** What the names in the legal texts stand for; one without a value stays in braces, or takes its `[[…]]` along. */
export function legalValues(facts: LegalFacts, t: Translate): Record<string, ReactNode> {
  const { owner, siteUrl, terms, countsViews } = facts;
  const { companyName, address, email, registry, secondBrand } = owner;
  return {
    ...(terms && termsInWords(terms, t)),
    ...{ companyName, address, email, registry, secondBrand },
    hostname: new URL(siteUrl).hostname,
    mail: <Reach scheme="mailto" value={email} />,
    privacyMail: <Reach scheme="mailto" value={owner.privacyEmail} />,
    call: <Reach scheme="tel" value={owner.phone} />,
    authority: <DataAuthorityLink t={t} />,
    countsViews: countsViews ? "" : null,
    owner: <OwnerFacts owner={owner} />,
    cookies: <CookieTable {...facts} />,
    consent: <CookieSettings embeds={facts.embeds} />,
    revoke: (
      <p className="screen-only with-scripts">
        <Button variant="line" size="md" {...wakes("cookie-settings")}>
          {t("Retirar mi aceptación")}
        </Button>
      </p>
    ),
  };
}

/** How long each kind of data is kept: `{message_months}` is "24 meses". */
function termsInWords(terms: NonNullable<LegalFacts["terms"]>, t: Translate): Record<string, string> {
  const days = (count: number) => (count === 1 ? t("un día") : t("{count} días", { count }));
  const months = (count: number) => (count === 1 ? t("un mes") : t("{count} meses", { count }));
  const inWords = ([name, count]: [string, unknown]) =>
    [name, name.endsWith("_days") ? days(Number(count)) : months(Number(count))] as const;
  return Object.fromEntries(Object.entries(terms).map(inWords));
}

function DataAuthorityLink({ t }: { t: Translate }) {
  return (
    <a href="https://www.aepd.es" target="_blank" rel="noopener noreferrer">
      {t("Agencia Española de Protección de Datos")}
      <span className="sr-only">{t(" (se abre en otra pestaña)")}</span>
    </a>
  );
}
