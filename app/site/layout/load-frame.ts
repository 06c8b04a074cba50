const PATIENCE_MS = 10_000;

/**
 * Asks for what lies in a third party's frame. Resolves true when it is there; false when its host does not answer: of a
 * page of another origin the browser tells nobody whether it came, so a request beside it asks the same address
 * (decision 0121).
 */
export async function loadFrame(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  const shown = new Promise<boolean>((resolve) => {
    frame.addEventListener("load", () => resolve(true), { once: true });
    setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const answers = fetch(address, { mode: "no-cors", credentials: "omit" }).then(
    () => true,
    () => false,
  );
  frame.src = address;
  return (await Promise.all([shown, answers])).every(Boolean);
}
