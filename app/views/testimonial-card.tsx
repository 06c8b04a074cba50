import type { Testimonial } from "#app/content/publications/testimonial.ts";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { initial, StandIn } from "#app/ui/pictures/stand-in.tsx";
import { Stars } from "#app/ui/pictures/stars.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { cutText } from "#domain/text/cut-text.ts";
import { textLimits } from "#domain/text/text-limits.ts";
import { quoted } from "./quoted.ts";
import "./testimonial-card.css";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const t = useText();
  const { text, name, role, rating, image_url, alt } = testimonial;
  const lang = contentLang(testimonial, "text");
  return (
    <figure className="voice tall">
      <div className="frame ratio-1x1 as-high">
        {image_url && (
          <Picture src={image_url} alt={alt ?? ""} width={680} height={880} sizes="(min-width: 64rem) 340px, 330px" />
        )}
        <StandIn letters={initial(name)} className="voice__initial" />
      </div>
      <div className="voice__words column gap-20">
        <Stars rating={rating} />
        {text.length > textLimits.review ? (
          <CutQuote words={quoted(text, t)} name={name} lang={lang} />
        ) : (
          <blockquote className="breaks" data-length={lengthOf(text)} lang={lang}>
            {quoted(text, t)}
          </blockquote>
        )}
        <figcaption className="push-down stack gap-0">
          <b className="title-2 breaks">{name}</b>
          {role && (
            <span className="small muted" lang={contentLang(testimonial, "role")}>
              {role}
            </span>
          )}
        </figcaption>
      </div>
    </figure>
  );
}

/** Shown of a text that is too long: enough less than the panel takes for its rest to be worth the asking. */
const SHOWN = textLimits.review - 60;

/** What was stored before there was a limit: a beginning, and the rest for who asks. `<details>` needs no script. */
function CutQuote({ words, name, lang }: { words: string; name: string; lang: string | undefined }) {
  const t = useText();
  const start = cutText(words, SHOWN).slice(0, -1);
  return (
    <>
      <blockquote className="breaks" data-length="longest" lang={lang}>
        {start}
        <span className="voice__cut screen-only">…</span>
        <span className="voice__rest">{words.slice(start.length)}</span>
      </blockquote>
      <details className="voice__more screen-only fold small">
        <summary>
          <span>{t("Leer entera")}</span>
          <span>{t("Leer menos")}</span>
          <span className="sr-only"> {t("la opinión de {name}", { name })}</span>
        </summary>
      </details>
    </>
  );
}

/** Beside others of equal height, the longer words are the smaller they are set. */
function lengthOf(text: string): "long" | "longest" | undefined {
  if (text.length > 300) return "longest";
  return text.length > 160 ? "long" : undefined;
}
