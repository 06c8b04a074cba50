import { ArrowLeft, ArrowRight } from "lucide-react";
import { IconButton } from "../pictures/icon-button.tsx";
import { useText } from "../use-text.ts";
import "./carousel.css";

/** Previous and next, for wherever the page wants them inside the carousel. */
export function CarouselNav() {
  const t = useText();
  return (
    <div className="carousel__nav screen-only row gap-8">
      <IconButton icon={ArrowLeft} label={t("Anterior")} data-carousel="previous" aria-disabled="true" />
      <IconButton icon={ArrowRight} label={t("Siguiente")} data-carousel="next" />
    </div>
  );
}
