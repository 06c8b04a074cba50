import type { Club } from "#app/content/club.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { CarouselNav } from "#app/ui/carousel-nav.tsx";
import { Titular } from "#app/ui/titular.tsx";
import { ClubCard } from "#app/views/club-card.tsx";

export function ClubSelector({ clubs }: { clubs: Club[] }) {
  return (
    <Carousel
      label="Clubs"
      head={
        <div className="wrap mb-[clamp(28px,3.2vw,48px)] flex items-end justify-between gap-6">
          <Titular id="clubs-title">Elige tu club</Titular>
          <CarouselNav />
        </div>
      }
    >
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubCard club={club} />
        </li>
      ))}
    </Carousel>
  );
}
