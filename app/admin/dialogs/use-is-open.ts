import { useEffect, useState } from "react";

/** Whether the dialog round this is open: false in the first render, before which it is not. */
export function useIsOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  // Talks to the browser's top layer: of two dialogs that open together, the outer one would come to lie on top.
  useEffect(() => setOpen(true), []);
  return isOpen;
}
