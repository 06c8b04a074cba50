interface DetailTitleProps {
  children: string;
  /** Where that is not the page's. */
  lang: string | undefined;
}

/** The title of a page about one thing, in the words of staff: an article, an event, an episode. */
export function DetailTitle({ children, lang }: DetailTitleProps) {
  return (
    <h1 className="detail-title" lang={lang}>
      {children}
    </h1>
  );
}
