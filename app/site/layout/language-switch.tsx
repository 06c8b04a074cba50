import { useLocation } from "react-router";
import { useText } from "#app/ui/use-text.ts";
import { inLanguage, languages } from "#shared/language.ts";

interface LanguageSwitchProps {
  className?: string;
  /** Two letters, where there is room for no more; heard with its name all the same. */
  isBrief?: boolean;
}

/** This very page in the other languages: each link is written in the language that it leads to. */
export function LanguageSwitch({ className, isBrief = false }: LanguageSwitchProps) {
  const { language } = useText();
  const { pathname, search } = useLocation();
  return languages
    .filter((other) => other.isPublished && other.code !== language)
    .map(({ code, name }) => (
      <a key={code} className={className} href={inLanguage(pathname + search, code)} lang={code} hrefLang={code}>
        {isBrief ? (
          <>
            {code.toUpperCase()}
            <span className="sr-only"> {name}</span>
          </>
        ) : (
          name
        )}
      </a>
    ));
}
