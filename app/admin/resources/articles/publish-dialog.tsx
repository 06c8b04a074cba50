import { type FormEvent, Suspense, use, useState } from "react";
import { flushSync } from "react-dom";
import { articleWords } from "#domain/pages/page-words.ts";
import { fromMadridLocal, nextMadridMidnight, toMadridLocal } from "#domain/time/madrid-time.ts";
import { dateInWords } from "#domain/time/moment-in-words.ts";
import { formTexts } from "#texts/form-texts.ts";
import { type ArticleDraft, articles } from "../../../content/publications/article.ts";
import { readReviewRule } from "../../../data/record/reviews.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Button } from "../../../ui/links/button.tsx";
import { FoundPage } from "../../fields/search-group.tsx";
import { MomentField } from "../../plans/moment-field.tsx";
import { browserClient } from "../../session/browser-client.ts";
import { withSession } from "../../session/with-session.ts";
import { type Advice, AdviceList } from "./before-publishing.tsx";

interface PublishDialogProps {
  draft: ArticleDraft;
  advice: readonly Advice[];
  /** At a moment on the clock of Madrid. */
  onPublish: (at: string) => void;
  onDismiss: () => void;
}

/** What to look at before others read an article, how it will be found, and when it comes out. */
export function PublishDialog({ draft, advice, onPublish, onDismiss }: PublishDialogProps) {
  const [rule] = useState(() => withSession(() => readReviewRule(browserClient())).catch(() => false));
  const [isLater, setLater] = useState(() => isToCome(draft.publication_date));
  const [at, setAt] = useState(isLater ? draft.publication_date : tomorrowMorning);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form behind it is no part of this one.
    event.stopPropagation();
    if (isLater && !isToCome(at)) setError(fromMadridLocal(at) === null ? formTexts.date : past);
    else onPublish(isLater ? at : toMadridLocal(new Date()));
  };
  const shown = advice.map((line) => ({ ...line, go: () => leave(onDismiss, line.go) }));
  return (
    <Dialog title="Publicar" width={600} onDismiss={onDismiss}>
      <form className="dialog__form column" noValidate onSubmit={submit}>
        <div className="dialog__body">
          <h3>Antes de publicar</h3>
          <AdviceList advice={shown} />
          <Suspense>
            <SecondPair rule={rule} />
          </Suspense>
          <FoundPage words={articleWords(articles.preview(draft))} path={`/9ftoday/${draft.slug || "…"}`} />
          <fieldset className="field stack gap-8">
            <legend className="field__label">Cuándo</legend>
            <When
              isOn={!isLater}
              name="Ahora"
              about="Sale en menos de un segundo, también en el RSS."
              onChoose={() => setLater(false)}
            />
            <When
              isOn={isLater}
              name="Un día y una hora"
              about="Hasta entonces nadie lo ve."
              onChoose={() => setLater(true)}
            />
          </fieldset>
          {isLater && <MomentField id="publish-at" label="Día y hora" error={error} value={at} onChange={setAt} />}
        </div>
        <footer className="dialog__foot">
          <p className="dialog__state">Ningún aviso impide publicar.</p>
          <Button size="compact" variant="line" onClick={onDismiss}>
            Cancelar
          </Button>
          <Button size="compact" type="submit">
            {isLater && isToCome(at) ? `Publicar el ${dateInWords(fromMadridLocal(at) ?? "")}` : "Publicar"}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

const past = "Ese momento ya ha pasado: elige otro, o publica ahora.";

const tomorrowMorning = () => toMadridLocal(nextMadridMidnight(new Date())).replace("00:00", "08:00");

const isToCome = (local: string) => Date.parse(fromMadridLocal(local) ?? "") > Date.now();

/** Behind an open dialog nothing takes the focus. */
function leave(close: () => void, go: () => void): void {
  flushSync(close);
  go();
}

interface WhenProps {
  isOn: boolean;
  name: string;
  about: string;
  onChoose: () => void;
}

const When = ({ isOn, name, about, onChoose }: WhenProps) => (
  <label className="tile row top pad">
    <input type="radio" name="cuando" checked={isOn} onChange={onChoose} />
    <span>
      <b>{name}</b>
      <small>{about}</small>
    </span>
  </label>
);

/** That somebody else has to have read it, where the house asks for that. */
function SecondPair({ rule }: { rule: Promise<boolean> }) {
  if (!use(rule)) return null;
  return (
    <p className="panel-notice">
      Publicar necesita el visto bueno de otra persona. Si nadie lo ha leído tal como está, pásalo antes a revisar.
    </p>
  );
}
