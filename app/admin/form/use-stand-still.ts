import { type RefObject, useEffect } from "react";

const picked = "select, [type=datetime-local]";

/**
 * While a form is being saved that closes afterwards, it takes nothing in: what was typed then would be neither in the
 * saved row nor kept. Nothing is disabled, so the focus stays where it is, and text can still be read and copied.
 */
export function useStandStill(form: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  // Talks to the browser's events, which React knows only in part.
  useEffect(() => {
    const element = form.current;
    if (!isSaving || !element) return;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const type of ["beforeinput", "click", "drop"]) element.addEventListener(type, stop, options);
    element.addEventListener("mousedown", (event) => isPicked(event) && stop(event), options);
    element.addEventListener("keydown", (event) => isPicked(event) && !leaves.has(event.key) && stop(event), options);
    return () => listening.abort();
  }, [form, isSaving]);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const isPicked = ({ target }: Event) => target instanceof Element && target.matches(picked);
const leaves = new Set(["Tab", "Escape"]);
