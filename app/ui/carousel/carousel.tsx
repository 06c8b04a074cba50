import type { ReactNode } from "react";
import { wakes } from "#app/islands/wakes.ts";
import "./carousel.css";

interface CarouselProps {
  /** Names the list for those who do not see it. */
  label: string;
  /** What stands above the cards, with `<CarouselNav />` where the buttons belong. */
  head?: ReactNode;
  foot?: ReactNode;
  /** Cards without links need the list itself to take the arrow keys. */
  focusable?: boolean;
  /** The cards, as `<li>`. */
  children: ReactNode;
}

/** A row of cards on native scroll snap; `enhanceCarousel` adds drag, arrows, buttons and the progress track. */
export function Carousel({ label, head, foot, focusable = false, children }: CarouselProps) {
  return (
    <div className="carousel" {...wakes("carousel")}>
      {head}
      <ul className="carousel__list gap-grid" aria-label={label} {...(focusable && { tabIndex: 0 })}>
        {children}
      </ul>
      <div className="wrap">
        <div className="carousel__foot screen-only row gap-24 above-28">
          <div className="carousel__track relative grow with-scripts" aria-hidden="true">
            <i />
          </div>
          {foot}
        </div>
      </div>
    </div>
  );
}
