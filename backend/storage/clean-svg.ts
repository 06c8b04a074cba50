import sanitizeHtml from "sanitize-html";
import { svgAttributes, svgElements } from "./svg-elements.ts";

// sanitize-html writes the text of <style> as it is, which in XML lets `&lt;/style&gt;&lt;script&gt;` out. Under another
// name the text is escaped like any other; it is looked at as a whole afterwards.
const styleAlias = "nine-fitness-css";

/**
 * A drawing with only what a drawing needs (allow-lists in svg-elements.ts), well formed, or null when the text is
 * none. References lead within the file or to pictures inside it; styles fetch nothing.
 */
export function cleanSvg(text: string): string | null {
  if (!isSvg(text) || text.includes(styleAlias)) return null;
  const clean = sanitizeHtml(text.replaceAll(/<(\/?)style(?=[\s/>])/g, `<$1${styleAlias}`), {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: [...svgElements, styleAlias],
    allowedAttributes: Object.fromEntries(svgElements.map((element) => [element, svgAttributes])),
    disallowedTagsMode: "completelyDiscard",
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    nonBooleanAttributes: [],
    selfClosing: [],
    nestingLimit: 200,
    transformTags: { "*": cleanElement },
  });
  const drawing = clean.slice(clean.indexOf("<svg"), clean.lastIndexOf("</svg>") + "</svg>".length);
  return drawing.startsWith("<svg") && drawing.endsWith("</svg>") ? restoreStyles(drawing) : null;
}

/** Whether the first element of a text is `<svg>`, past a declaration, comments and a document type. */
export function isSvg(text: string): boolean {
  const prologue = /^\uFEFF?\s*(?:(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>)\s*)*/i;
  return /^<svg[\s>]/.test(text.slice(prologue.exec(text)?.[0].length ?? 0));
}

function cleanElement(tagName: string, attributes: Record<string, string>) {
  const kept = Object.entries(attributes).filter(([name, value]) => isSafe(tagName, name, value));
  const namespaces =
    tagName === "svg" ? { xmlns: "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink" } : {};
  // A link or a switch around shapes goes, the shapes stay.
  const isWrapper = tagName === "a" || tagName === "switch";
  return { tagName: isWrapper ? "g" : tagName, attribs: { ...Object.fromEntries(kept), ...namespaces } };
}

function isSafe(element: string, name: string, value: string): boolean {
  if (value === "" || name.startsWith("xmlns")) return false;
  if (name === "href" || name === "xlink:href") {
    return /^#[\w.:-]+$/.test(value) || (element === "image" && /^data:image\/(png|jpeg|webp|gif);base64,/.test(value));
  }
  return !fetches(value);
}

/** Whether a style, or the value of an attribute that may hold one, could ask for something outside the file. */
function fetches(css: string): boolean {
  const withoutLocal = css.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, "");
  return /\\|url\(|src\(|image-set|image\(|@import|@font-face|@namespace|\/\/|javascript:|expression\(|binding/i.test(
    withoutLocal,
  );
}

function restoreStyles(drawing: string): string {
  const sheet = new RegExp(`<${styleAlias}>([^<]*)</${styleAlias}>`, "g");
  return drawing
    .replaceAll(sheet, (_, css: string) => (fetches(css) ? "" : `<style>${css}</style>`))
    .replaceAll(new RegExp(`</?${styleAlias}>`, "g"), "");
}
