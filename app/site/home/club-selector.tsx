import { Carousel } from "#app/ui/carousel/carousel.tsx";
import { CarouselNav } from "#app/ui/carousel/carousel-nav.tsx";
import { TextLink } from "#app/ui/links/text-link.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Titular } from "#app/ui/titles/titular.tsx";
import { useText } from "#app/ui/use-text.ts";
import { ClubCard } from "#app/views/club-card.tsx";
import type { PageOf } from "#domain/lists/paging.ts";
import type { ListedClub } from "../clubs/with-opening.ts";
import { LoadFailure } from "../load-failure.tsx";
import "./home.css";

/** The first clubs; /clubs has all of them. Null when they could not be read. */
export function ClubSelector({ list }: { list: PageOf<ListedClub> | null }) {
  const t = useText();
  if (list === null) {
    return (
      <div className="wrap">
        <Titular id="clubs-title">{t("Elige tu club")}</Titular>
        <LoadFailure of="los clubs" />
      </div>
    );
  }
  return (
    <Carousel
      label="Clubs"
      head={
        <div className="wrap below-block row spread gap-24 ends">
          <Titular id="clubs-title">{t("Elige tu club")}</Titular>
          <CarouselNav />
        </div>
      }
      foot={list.pages > 1 && <TextLink href="/clubs">{t("Ver todos los clubs")}</TextLink>}
    >
      {list.items.map((club) => (
        <li key={club.id}>
          <ClubCard club={club} opening={club.opening} />
        </li>
      ))}
    </Carousel>
  );
}

/** The selector's frame while the clubs are on their way, in the size that they will have. */
export function ClubSelectorLoading() {
  const t = useText();
  return (
    <div className="wrap">
      <Titular>{t("Elige tu club")}</Titular>
      <div className="row clip above-block" aria-hidden="true">
        {["a", "b", "c", "d"].map((text) => (
          <Skeleton key={text} className="club-selector__blank ratio-3x4 still" />
        ))}
      </div>
      <Loading className="above-20">{t("Cargando clubs...")}</Loading>
    </div>
  );
}
