import { type StartingPage, startingPages } from "../../../../content/site/blocks/starting-pages.ts";

/** What an empty page offers: ones that are begun already. */
export function StartingPages({ onChoose }: { onChoose: (page: StartingPage) => void }) {
  return (
    <section aria-label="Páginas empezadas">
      <p className="field__hint">Esta página no tiene bloques. Empieza por una de estas, o añade el primero.</p>
      <div className="cells above-16">
        {startingPages.map((page) => (
          <button className="tile stack gap-4 pad" key={page.id} type="button" onClick={() => onChoose(page)}>
            <b>{page.title}</b>
            {page.about}
          </button>
        ))}
      </div>
    </section>
  );
}
