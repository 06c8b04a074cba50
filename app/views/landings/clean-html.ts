import sanitizeHtml from "sanitize-html";
import { isHttpLink } from "#domain/links/link-safety.ts";

/**
 * HTML written by staff as it may stand in a page: text, lists, tables, links and pictures. Scripts, styles, frames,
 * forms, handlers and any address that could run are gone; the words of a tag that is not kept stay.
 */
export function cleanHtml(html: string): string {
  // Twice: the first answer may still nest what a browser takes apart (a paragraph in a paragraph).
  return sanitizeHtml(sanitizeHtml(html, rules), rules).trim();
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li", "a", "img", "figure", "figcaption"],
    ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "small"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href", "target", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // None are kept, and the build leaves out what would parse them.
  parseStyleAttributes: false,
  nestingLimit: 40,
  transformTags: {
    // The page has its one first heading already.
    h1: "h2",
    a: (tagName, { href = "", target }) => ({
      tagName,
      attribs: { href, ...(target === "_blank" && isHttpLink(href) && { target, rel: "noopener noreferrer" }) },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? "", loading: "lazy" } }),
  },
};
