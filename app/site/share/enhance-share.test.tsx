// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { TextContext } from "#app/ui/use-text.ts";
import { translatorOf } from "#texts/translators.ts";
import { enhanceShare } from "./enhance-share.ts";
import { ShareLink } from "./share-link.tsx";
import { ShareLinks } from "./share-links.tsx";

const page = { siteUrl: "https://nine.example", path: "/9ftoday/dormir" };
const url = page.siteUrl + page.path;
const title = 'Dormir & "descansar"';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const root = document.body.querySelector<HTMLElement>("[data-wakes=share]");
  if (!root) throw new Error("nothing wakes");
  enhanceShare(root);
  return root;
}

const pressed = (root: HTMLElement, words: string) => {
  const control = [root, ...root.querySelectorAll<HTMLElement>("a, button")].find(
    (element) => element.matches("a, button") && element.textContent?.includes(words),
  );
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  let isTaken = false;
  // Last of all: nothing leaves for another site from here.
  const note = () => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", note, { once: true });
  control?.dispatchEvent(event);
  return isTaken;
};

afterEach(() => vi.unstubAllGlobals());

test("a page that is read in English is sent in English", () => {
  const links = <ShareLinks title={title} {...page} />;
  show(renderToStaticMarkup(<TextContext value={translatorOf("en")}>{links}</TextContext>));
  const sent = "https://nine.example/en/9ftoday/dormir";
  expect(document.body.querySelector<HTMLElement>("[data-share-url]")?.dataset.shareUrl).toBe(sent);
  const [whatsapp, mail] = [...document.querySelectorAll("a")].map(({ href }) => decodeURIComponent(href));
  expect([whatsapp, mail]).toEqual([expect.stringContaining(sent), expect.stringContaining(sent)]);
});

test("without scripts a page is sent by WhatsApp or by mail", () => {
  document.body.innerHTML = renderToStaticMarkup(<ShareLinks title={title} {...page} />);
  const [whatsapp, mail] = [...document.querySelectorAll("a")].map(({ href }) => new URL(href));
  expect(whatsapp?.searchParams.get("text")).toBe(`${title} ${url}`);
  expect([mail?.protocol, mail?.searchParams.get("subject"), mail?.searchParams.get("body")]).toEqual([
    "mailto:",
    title,
    url,
  ]);
});

test("the system's sheet gets title and address, and closing it is no failure", () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  vi.stubGlobal("navigator", { share });
  expect(pressed(show(renderToStaticMarkup(<ShareLinks title={title} {...page} />)), "Compartir")).toBe(true);
  expect(pressed(show(renderToStaticMarkup(<ShareLink title={title} url={url} />)), "Compartir")).toBe(true);
  expect(share.mock.calls).toEqual([[{ title, url }], [{ title, url }]]);
});

test("where the system has no sheet, a thing of a list is sent by WhatsApp", () => {
  vi.stubGlobal("navigator", {});
  expect(pressed(show(renderToStaticMarkup(<ShareLink title={title} url={url} />)), "Compartir")).toBe(false);
});

test("where copying is not possible the address is shown", async () => {
  vi.stubGlobal("navigator", {});
  pressed(show(renderToStaticMarkup(<ShareLinks title={title} {...page} />)), "Copiar enlace");
  await vi.waitFor(() => expect(document.body.textContent).toContain(`Copia tú este enlace: ${url}`));
});
