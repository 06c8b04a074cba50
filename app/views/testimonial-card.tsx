import type { Testimonial } from "#app/content/testimonial.ts";
import { Picture } from "#app/ui/picture.tsx";
import { initial, StandIn } from "#app/ui/stand-in.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { quoted } from "./quoted.ts";
import "./testimonial-card.css";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { text, name, role, rating, image_url, alt } = testimonial;
  return (
    <figure className="voice">
      <div className="frame">
        {image_url && (
          <Picture src={image_url} alt={alt ?? ""} width={680} height={880} sizes="(min-width: 64rem) 340px, 330px" />
        )}
        <StandIn letters={initial(name)} className="voice__initial" />
      </div>
      <div className="voice__words">
        <Stars rating={rating} />
        <blockquote data-length={lengthOf(text)}>{quoted(text)}</blockquote>
        <figcaption>
          <b className="voice__name">{name}</b>
          {role && <span className="small muted">{role}</span>}
        </figcaption>
      </div>
    </figure>
  );
}

/** Beside others of equal height, the longer words are the smaller they are set. */
function lengthOf(text: string): "long" | "longest" | undefined {
  if (text.length > 300) return "longest";
  return text.length > 160 ? "long" : undefined;
}
