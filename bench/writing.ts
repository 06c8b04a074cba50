import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { paragraphsOf } from "#domain/review/paragraphs.ts";
import { reportFigure } from "./measure/figure.ts";
import { keyToPaint } from "./measure/key-to-paint.ts";
import { median } from "./measure/median.ts";
import { openPanel } from "./measure/open-panel.ts";
import { openDatabaseServer } from "./measure/own-database.ts";
import { staffEnvironment } from "./measure/staff.ts";
import { openBrowser } from "./measure/with-site.ts";

// Writing in an article of 20,000 letters that colleagues have commented a hundred times, as it looks and in Markdown, on a
// desk with the processor four times slower: from a key to the next paint, in the middle of a paragraph. The same in a
// bare text of the browser's own says how fast the machine is today. And what the editor weighs.
const letters = 20_000;
const keys = 60;
const comments = 100;

const sentence =
  "La barra pesa **veinte** kilos. Parece poco hasta que la tienes [delante](/clubs) y nadie te ha dicho dónde poner los pies.";
const part = (at: number) =>
  `## Serie ${at}\n\n${[1, 2, 3].map((n) => `Parte ${at}.${n}. ${sentence} ${sentence}`).join("\n\n")}\n\n- agua\n- toalla\n\n`;
const text = Array.from({ length: 100 }, (_, at) => part(at))
  .join("")
  .slice(0, letters);
const quotes = paragraphsOf({ text }).filter((paragraph) => paragraph.startsWith("Parte"));

await using server = await openDatabaseServer();
const site = await server.openSite("writing", staffEnvironment);
const [article] = await site.sql`
  insert into articles (title, slug, content, author) values ('Largo', 'largo', ${text}, 'Ana') returning id`;
for (let at = 0; at < comments; at += 1) {
  await site.sql`
    insert into comments (table_name, row_id, quote, words)
    values ('articles', ${article?.id}, ${quotes[at % quotes.length] ?? ""}, 'Más corto, por favor.')`;
}
await using browser = await openBrowser();
const page = await openPanel(browser, site.url);
const scripts: { address: string; bytes: number }[] = [];
page.on("response", async (response) => {
  if (!response.url().includes("/visual-editor-")) return;
  scripts.push({ address: response.url(), bytes: brotliCompressSync(await response.body()).length });
});
await page.goto(`${site.url}/admin/9ftoday`);
await page.getByRole("button", { name: "Editar Largo" }).click();
const content = page.getByRole("textbox", { name: "Contenido", exact: true });
await page
  .locator(".comment-thread")
  .nth(comments - 1)
  .waitFor();

const bare = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await bare.setContent(`<div contenteditable>${await content.innerHTML()}</div>`);
await bare.locator("p").nth(20).click();
const floor = await timeKeys(bare);
reportFigure({
  figure: `a key in a bare text of ${letters} letters, to the next paint, processor 4 times slower`,
  aim: "–",
  measured: inWords(floor),
  holds: null,
});
await bare.close();

await content.locator("p").nth(20).click();
await write("as it looks");
await page.getByRole("tab", { name: "Markdown" }).click();
await content.evaluate((area: HTMLTextAreaElement) => {
  area.focus();
  area.setSelectionRange(area.value.length / 2, area.value.length / 2);
});
await write("in Markdown");

interface KeyTimes {
  middle: number;
  worst: number;
}

/** Milliseconds of each of the keys in the text that has the focus. */
async function timeKeys(on: Page): Promise<KeyTimes> {
  const session = await on.context().newCDPSession(on);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const times: number[] = [];
  for (let key = 0; key < keys; key += 1) times.push(await keyToPaint(on, "a"));
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return { middle: median(times), worst: Math.max(...times) };
}

async function write(how: string): Promise<void> {
  const times = await timeKeys(page);
  reportFigure({
    figure: `a key ${how} in a text of ${letters} letters with ${comments} comments, to the next paint, processor 4 times slower`,
    aim: "≤ 50 ms, worst ≤ 100",
    measured: `${inWords(times)}; ${(times.middle / floor.middle).toFixed(1)} and ${(times.worst / floor.worst).toFixed(1)} × the bare text's`,
    holds: times.middle <= 50 && times.worst <= 100,
  });
}

function inWords({ middle, worst }: KeyTimes): string {
  return `p50 ${middle.toFixed(0)} ms, worst of ${keys} ${worst.toFixed(0)} ms`;
}

const weight = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
reportFigure({
  figure: "the editor's script, compressed",
  aim: "≤ 130 kB",
  measured: `${(weight / 1000).toFixed(0)} kB`,
  holds: scripts.length > 0 && weight <= 130_000,
});
