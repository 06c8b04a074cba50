import type { Page } from "@playwright/test";
import type { HostilePages } from "./hostile-pages.ts";

interface Document {
  path: string;
  kind: "html" | "xml";
  text: string;
}

/** A line of a calendar, once the folded ones are whole again. */
const calendarLine = /^[A-Z][A-Z-]*(?:;[^:]*)?:/;

/**
 * Everything that the site sends without a session, as it is now, read the way readers read it: what a string has become
 * an element, an attribute that runs, an address that runs, or a line of its own of.
 */
export async function tryDocuments(url: string, pages: HostilePages, page: Page): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (path: string) => {
    // The address of a club follows the link that staff gave it.
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text() };
  };
  const { text: map } = await ask("/sitemap.xml");
  const parts = Array.from(map.matchAll(/<loc>([^<]*)<\/loc>/g), ([, it = ""]) => new URL(it).pathname);
  const feeds = [...pages.feeds, ...parts];
  const paths = [...pages.site, ...feeds, ...pages.calendars];
  // The first answer may be the last good page while the new one is made behind it.
  await eachOf(paths, ask);
  const documents: Document[] = [];
  await eachOf(paths, async (path) => {
    const { status, text } = await ask(path);
    // A manifesto of which nothing can be seen is none.
    if (path === "/manifiesto" && status === 404) return;
    if (status !== statusOf(path)) faults.push(`${path}: ${status}`);
    else if (pages.calendars.includes(path)) faults.push(...faultsOfCalendar(text).map((fault) => `${path}: ${fault}`));
    else documents.push({ path, kind: feeds.includes(path) ? "xml" : "html", text });
  });
  faults.push(...(await page.evaluate(lookIntoDocuments, documents)));
  return faults;
}

/** The page of unknown addresses says by its status that it is one. */
export function statusOf(path: string): number {
  return path === "/no-hay-nada" ? 404 : 200;
}

function faultsOfCalendar(text: string): string[] {
  const lines = text.replaceAll(/\r\n[ \t]/g, "").split("\r\n");
  const strange = lines.filter((line) => line !== "" && (!calendarLine.test(line) || line.startsWith("Set-Cookie")));
  return strange.length > 0
    ? [`${strange.length} lines that are none, ${JSON.stringify(strange[0]?.slice(0, 80))}`]
    : [];
}

/** Runs in the browser, in documents that belong to no window: nothing of them is run. */
function lookIntoDocuments(documents: Document[]): string[] {
  const addresses = ["href", "src", "action", "formaction", "data", "xlink:href", "ping", "poster"];
  const mayLead = ["A", "IMG", "VIDEO", "SOURCE", "ENTRY", "ITEM"];
  return documents.flatMap(({ path, kind, text }) => {
    const parsed = new DOMParser().parseFromString(text, kind === "xml" ? "text/xml" : "text/html");
    const faults: string[] = [];
    const broken = kind === "xml" && parsed.querySelector("parsererror");
    if (broken) faults.push(`no XML: ${broken.textContent?.slice(0, 160)}`);
    const made = parsed.querySelectorAll("[data-hostile]");
    if (made.length > 0) faults.push(`${made.length} elements made of a string (${made[0]?.tagName})`);
    for (const element of parsed.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const address =
          addresses.includes(name) && URL.canParse(value, "https://own.test")
            ? new URL(value, "https://own.test")
            : null;
        const isFault =
          (/^on/i.test(name) && value.includes("hostile")) ||
          (name === "srcdoc" && value.includes("hostile")) ||
          (address && ["javascript:", "vbscript:"].includes(address.protocol)) ||
          (address?.protocol === "data:" && element.tagName !== "IMG" && value.includes("hostile")) ||
          (address?.host.includes("evil.example") && !mayLead.includes(element.tagName.toUpperCase()));
        if (isFault) faults.push(`<${element.tagName} ${name}=${JSON.stringify(value.slice(0, 60))}>`);
      }
    }
    return faults.map((fault) => `${path}: ${fault}`);
  });
}

/** Four at a time. */
async function eachOf<T>(list: readonly T[], work: (it: T) => Promise<unknown>): Promise<void> {
  const left = [...list];
  const worker = async () => {
    for (let it = left.shift(); it !== undefined; it = left.shift()) await work(it);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
