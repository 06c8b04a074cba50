import { Carousel } from "#app/ui/carousel/carousel.tsx";
import { CarouselNav } from "#app/ui/carousel/carousel-nav.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { contentLang } from "#domain/text/content-lang.ts";
import { TestimonialCard } from "../../testimonial-card.tsx";
import type { BlockProps } from "./block-props.ts";
import { blockMarks } from "./block-section.tsx";

/** What the chosen members say, side by side as on the home page. */
export function TestimonialsBlock({ block, sources }: BlockProps<"testimonials">) {
  const t = useText();
  const chosen = sources.testimonials.filter(({ id }) => block.reviews.includes(id));
  if (chosen.length === 0) return null;
  const head = block.heading.trim() && (
    <div className="wrap">
      <Titular className="below-block" lang={contentLang(block, "heading")}>
        {block.heading}
      </Titular>
    </div>
  );
  return (
    <section {...blockMarks(block)} className="landing-block section" data-surface="noche">
      <Carousel label={t("Testimonios")} focusable head={head} foot={<CarouselNav />}>
        {chosen.map((entry) => (
          <li key={entry.id}>
            <TestimonialCard testimonial={entry} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}
