import type { Testimonial } from "#app/content/testimonial.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { quoted } from "./quoted.ts";
import "./testimonial-card.css";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { text, name, role, rating, image_url, alt } = testimonial;
  return (
    <figure className="voice">
      {image_url ? (
        <div className="frame">
          <Picture src={image_url} alt={alt ?? ""} width={680} height={880} sizes="(min-width: 64rem) 340px, 330px" />
        </div>
      ) : (
        <div className="frame voice__initial" aria-hidden="true">
          <b>{[...name.trim()][0]?.toUpperCase()}</b>
        </div>
      )}
      <div className="voice__words">
        <Stars rating={rating} />
        <blockquote>{quoted(text)}</blockquote>
        <figcaption>
          <b className="voice__name">{name}</b>
          {role && <span className="small muted">{role}</span>}
        </figcaption>
      </div>
    </figure>
  );
}
