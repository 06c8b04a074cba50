import type { Assets } from "../answers/assets.ts";
import type { PageSource } from "../answers/page.ts";
import { allowStyle } from "../http/content-security-policy.ts";

// React Router marks a sheet that a later import brings too with a `#`, so that nobody takes it away with that import.
const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

/**
 * The same page with its style sheets written into it, in the order in which it named them: a first visit paints when
 * the document is there, without another round trip. A page that names a sheet which is not among the assets (an older
 * build's, another site's) keeps all its links, because their order decides. Fonts keep working: the build writes
 * addresses in sheets from the root.
 */
export async function inlineStyles(source: PageSource, assets: Pick<Assets, "has" | "get">): Promise<PageSource> {
  const html = source.body.toString();
  const paths = Array.from(html.matchAll(sheetLink), ([, path = ""]) => path);
  if (paths.length === 0 || !paths.every((path) => assets.has(path))) return source;
  const sheets = await Promise.all(paths.map((path) => assets.get(path)));
  const css = sheets.map((sheet) => sheet.variants.identity.body.toString().trim()).join("");
  let isFirst = true;
  const inlined = html.replaceAll(sheetLink, () => {
    if (!isFirst) return "";
    isFirst = false;
    return `<style>${css}</style>`;
  });
  return {
    ...source,
    headers: source.headers.map(([name, value]) => [name, ofPolicy(name, value, css)]),
    body: Buffer.from(inlined),
  };
}

function ofPolicy(name: string, value: string, css: string): string {
  return name === "content-security-policy" ? allowStyle(value, css) : value;
}
