import type { ReactNode } from "react";
import "./visit-page.css";

/** The choice becomes the wide word (design §14); it is of the page as it came where nothing can rewrite it. */
export function StepTitle({ thin, wide, says }: { thin: string; wide: ReactNode; says?: "day" | "hour" }) {
  return (
    <legend className="step__title thin row baseline wraps below-20 full">
      {thin}{" "}
      <b className="wide" {...(says && { "data-says": says, "data-live": "" })}>
        {wide}
      </b>
    </legend>
  );
}
