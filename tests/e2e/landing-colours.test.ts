import fc from "fast-check";
import { expect, test } from "./fixtures/journey.ts";

const pairs = ["mainBgColor", "mainTextColor", "infoBoxBgColor", "infoBoxTextColor"];

const content = {
  mainTitle: "Una semana abierta",
  mainSubtitle: "Subtítulo",
  buttonText: "Ven",
  buttonUrl: "/clubs",
  sectionTitle: "Cómo funciona",
  sectionContent: ["<p>Un <a href='/clubs'>enlace</a></p><ol><li>Uno</li></ol>"],
  infoBoxContent: "<p>Una <a href='/clubs'>caja</a></p><ol><li>Uno</li></ol>",
  footerInfo: { links: [{ text: "Aviso", url: "/legal" }], logo: "" },
};

test.afterEach(async ({ site }) => void (await site.sql`delete from landing_pages where slug like 'colores-%'`));

/** Every choice of grounds and texts, with a title of a colour of its own; the design's colours more often than others. */
function palettes(): Record<string, string>[] {
  const hex = fc.oneof(
    fc.constantFrom("#ffffff", "#f6f6f4", "#0c0c0a", "#767676", "#d4af37"),
    fc.stringMatching(/^#[0-9a-f]{6}$/),
  );
  const colours = fc.sample(fc.tuple(hex, hex, hex, hex, hex), { seed: 9, numRuns: 2 ** pairs.length });
  return colours.map(([title, ...rest], choice) => ({
    mainTitleColor: title,
    ...Object.fromEntries(pairs.flatMap((name, at) => (choice & (1 << at) ? [[name, rest[at] ?? ""]] : []))),
  }));
}

// What stands in the place of another brings its style attribute along, which the policy of our pages forbids scripts.
test.use({ bypassCSP: true });

test("every text of a landing reads, whichever of its colours were chosen @desktop", async ({ page, site }) => {
  const dark = { mainBgColor: "#0c0c0a", mainTextColor: "#f6f6f4" };
  const wanted: Record<string, string>[] = [dark, ...palettes()];
  for (const [at, colours] of wanted.entries())
    await site.sql`insert into landing_pages (slug, title, is_published, content)
      values (${`colores-${at}`}, 'Colores', true, ${site.sql.json({ ...content, ...colours })})`;
  await page.goto("/p/colores-0");
  for (const [at, colours] of wanted.entries()) {
    // Its colours are its own attributes: no page has to come with each.
    const html = await (await site.fetch(`/p/colores-${at}`)).text();
    await page.evaluate(showLanding, html);
    const faint = await page.locator(".landing").evaluate(faintTexts);
    expect(faint, JSON.stringify(colours)).toEqual([]);
  }
});

/** Runs in the page: the landing of this document in the place of the one that is shown. */
function showLanding(html: string): void {
  const landing = new DOMParser().parseFromString(html, "text/html").querySelector(".landing");
  if (!landing) throw new Error("no landing");
  document.querySelector(".landing")?.replaceWith(document.adoptNode(landing));
}

/** Texts, and the numbers of lists, whose contrast with what lies under them is below 4.5, as the browser paints them. */
function faintTexts(landing: Element): string[] {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const channels = (colour: string) => {
    if (!pen) throw new Error("no canvas");
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = channels(colour)
      .map((channel) => channel / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundUnder = (element: Element | null): string => {
    if (!element) return "#ffffff";
    const colour = getComputedStyle(element).backgroundColor;
    return channels(colour)[3] === 255 ? colour : groundUnder(element.parentElement);
  };
  const contrast = (colour: string, ground: string) => {
    const [light = 0, dark = 0] = [luminance(colour), luminance(ground)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const worded = [...landing.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  return worded.flatMap((element) => {
    const ground = groundUnder(element);
    const paints = [getComputedStyle(element).color];
    if (element.matches(".prose ol > li")) paints.push(getComputedStyle(element, "::before").color);
    const least = Math.min(...paints.map((paint) => contrast(paint, ground)));
    return least < 4.5 ? [`${element.textContent}: ${paints.join(" / ")} on ${ground}`] : [];
  });
}
