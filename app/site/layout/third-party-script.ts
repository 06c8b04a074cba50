/**
 * The address of a script that the owner has configured, taken apart: `data-…` parameters in its fragment are
 * attributes by which widgets find their ids (`https://host/loader.js#data-widget-id=42`).
 */
export function readScriptAddress(address: string): { src: string; attributes: [name: string, value: string][] } {
  const url = new URL(address);
  const attributes = [...new URLSearchParams(url.hash.slice(1))].filter(([name]) => /^data-[a-z\d-]+$/.test(name));
  url.hash = "";
  return { src: url.href, attributes };
}

/** Runs a third party's script in `place`; resolves when it has run, rejects when it does not arrive. */
export function runScript(src: string, place: Element, attributes: [name: string, value: string][] = []) {
  const script = document.createElement("script");
  for (const [name, value] of attributes) script.setAttribute(name, value);
  script.async = true;
  script.src = src;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("a third party's script did not arrive")));
    place.append(script);
  });
}

/** Resolves when a person sees the complete page: one made ready in advance contacts nobody before that. */
export async function untilSeen(): Promise<void> {
  if ("prerendering" in document && document.prerendering) await happens(document, "prerenderingchange");
  if (document.readyState !== "complete") await happens(window, "load");
}

function happens(target: EventTarget, type: string): Promise<unknown> {
  return new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));
}
