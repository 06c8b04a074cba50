import type { Testimonial } from "#app/content/publications/testimonial.ts";
import { Carousel } from "#app/ui/carousel/carousel.tsx";
import { CarouselNav } from "#app/ui/carousel/carousel-nav.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { TestimonialCard } from "#app/views/testimonial-card.tsx";
import "./home.css";

/** What members say; without testimonials there is no such section at all. */
export function Voices({ testimonials }: { testimonials: Testimonial[] }) {
  const t = useText();
  if (testimonials.length === 0) return null;
  return (
    <section className="section" id="testimonials" data-surface="noche" aria-labelledby="voices-title">
      <Carousel label={t("Testimonios")} focusable head={<VoicesHead />} foot={<CarouselNav />}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

function VoicesHead() {
  const t = useText();
  return (
    <div className="wrap below-block cols cols-8-4 ends">
      <Titular id="voices-title" stacked>
        {t("VOCES DE NUESTRA COMUNIDAD")}
      </Titular>
      <p className="lead">{t("Descubre por qué nuestros miembros nos consideran el catalizador de su cambio.")}</p>
    </div>
  );
}
