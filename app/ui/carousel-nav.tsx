import { ArrowLeft, ArrowRight } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import "./carousel.css";

/** Previous and next, for wherever the page wants them inside the carousel. */
export function CarouselNav() {
  return (
    <div className="carousel__nav">
      <IconButton icon={ArrowLeft} label="Anterior" data-carousel="previous" aria-disabled="true" />
      <IconButton icon={ArrowRight} label="Siguiente" data-carousel="next" />
    </div>
  );
}
