import { madridDateTime } from "#domain/time/madrid-time.ts";
import type { Erasure } from "../../content/people/privacy.ts";
import { countsInWords } from "./kinds-in-words.ts";

/** What was erased lately: how much and when, never whose. */
export function Erasures({ list }: { list: readonly Erasure[] }) {
  return (
    <section className="panel-box panel-card" aria-labelledby="erasures">
      <div>
        <h2 id="erasures">Últimos borrados</h2>
        <p>Cuánto y cuándo, nunca de quién: la prueba de que los plazos y los derechos se cumplen.</p>
      </div>
      {list.length === 0 ? (
        <p>Todavía no se ha borrado nada. La primera limpieza se hace esta noche.</p>
      ) : (
        <ul className="privacy__list">
          {list.map((entry) => (
            <li key={entry.id}>
              <p>{countsInWords(entry.erased) || "Nada que borrar"}</p>
              <p className="privacy__aside">
                <time dateTime={entry.created_at}>{madridDateTime(entry.created_at)}</time>
                {entry.reason === "term" ? " · por su plazo" : ` · a petición, por ${entry.person_email}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
