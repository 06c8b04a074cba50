const PATIENCE_MS = 10_000;

/**
 * Asks for what lies in a third party's frame, and tells whether it is there: false when its host refuses or is late,
 * true as soon as it has come all the same. Of a page of another origin the browser tells nobody whether it came, so a
 * request beside it asks the same address (decision 0267).
 */
export function loadFrame(frame: HTMLIFrameElement, address: string, tell: (isThere: boolean) => void): void {
  const late = setTimeout(tell, PATIENCE_MS, false);
  const settle = (isThere: boolean) => {
    clearTimeout(late);
    tell(isThere);
  };
  const answers = fetch(address, { mode: "no-cors", credentials: "omit" }).then(
    () => true,
    () => false,
  );
  void answers.then((isAlive) => isAlive || settle(false));
  frame.addEventListener("load", async () => (await answers) && settle(true));
  frame.src = address;
}
