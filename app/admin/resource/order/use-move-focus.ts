import { type FocusEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus on the button that moves a thing: the browser drops it when the thing moves in the page, or when the
 * button becomes disabled at an end, and another one has it then.
 */
export function useMoveFocus(
  box: RefObject<HTMLElement | null>,
  instead: (pressed: HTMLElement) => HTMLElement | null,
) {
  const pressed = useRef<HTMLElement>(null);
  // Talks to the browser's focus.
  useLayoutEffect(() => {
    const button = pressed.current;
    if (button === null || box.current?.contains(document.activeElement)) return;
    const isOff = button instanceof HTMLButtonElement && button.disabled;
    (isOff ? instead(button) : button)?.focus();
  });
  return {
    /** Its own thing is about to move. */
    follow: ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
      pressed.current = currentTarget;
    },
    /** Somebody went elsewhere on purpose: the focus is not to come back. */
    forget: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) pressed.current = null;
    },
  };
}
