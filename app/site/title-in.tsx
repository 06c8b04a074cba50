import { useText } from "#app/ui/use-text.ts";

interface TitleInProps {
  sentence: "de «{title}»" | "sobre {title}";
  /** Of the title, where that is not the page's. */
  lang: string | undefined;
  /** The title. */
  children: string;
}

/** A sentence of ours round a title that may be in another language. */
export function TitleIn({ sentence, lang, children: title }: TitleInProps) {
  const t = useText();
  if (lang === undefined) return t(sentence, { title });
  const place = "\u0000";
  const [before, after] = t(sentence, { title: place }).split(place);
  return (
    <>
      {before}
      <span lang={lang}>{title}</span>
      {after}
    </>
  );
}
