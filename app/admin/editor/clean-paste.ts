import { safeLink } from "#domain/links/link-safety.ts";

interface Look {
  bold: boolean;
  italic: boolean;
  href: string | null;
}

interface Line {
  tag: string;
  list: { tag: "ul" | "ol"; number: number } | null;
  isQuote: boolean;
  html: string;
}

interface Around extends Look {
  tag: string;
  level: string | null;
  list: { tag: "ul" | "ol"; next: number } | null;
  isQuote: boolean;
  isPre: boolean;
  isCell: boolean;
}

/** HTML of other programs (Word, Google Docs, web pages) as headings, paragraphs, lists, quotes, links and pictures. */
export function cleanPaste(html: string, origin: string) {
  const cleaner = new Cleaner(origin);
  // What lies in a template is in no page: styles of other programs are not even refused, which a browser would report.
  const template = document.createElement("template");
  template.innerHTML = html;
  const { content } = template;
  const slice = content.querySelector("[data-pm-slice]")?.getAttribute("data-pm-slice");
  cleaner.walk(content, {
    ...{ bold: false, italic: false, href: null, tag: "p", level: null, list: null },
    ...{ isQuote: false, isPre: false, isCell: false },
  });
  cleaner.endLine();
  return { html: htmlOf(cleaner.lines, slice), pictures: cleaner.pictures, left: cleaner.left };
}

const unseen = "script,style,meta,link,title,template,noscript,svg,object,iframe,select,textarea,input";
const blocks =
  "address,article,aside,blockquote,body,caption,center,dd,details,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,nav,ol,p,pre,section,summary,table,tbody,tfoot,thead,tr,ul";
const ownPicture = /^\/storage\/v1\/object\/public\//;

class Cleaner {
  readonly lines: Line[] = [];
  readonly pictures = new Map<string, string>();
  left = 0;
  private text = "";
  private line: Around | null = null;

  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  walk(node: Node, around: Around): void {
    for (const child of node.childNodes) {
      if (child instanceof Text) this.add(child.data, around);
      else if (child instanceof HTMLElement) this.enter(child, around);
    }
  }

  private enter(element: HTMLElement, around: Around): void {
    if (element.matches(unseen) || element.hidden || /display:\s*none|mso-list:\s*Ignore/i.test(styleOf(element)))
      return;
    const tag = element.localName;
    const inside = insideOf(element, around, this.origin);
    if (tag === "br") this.addBreak(around);
    else if (tag === "img") this.addPicture(element, around);
    else if (tag === "td" || tag === "th") this.enterCell(element, inside);
    else if (element.matches(blocks)) this.enterBlock(element, around, inside);
    else this.walk(element, inside);
  }

  private enterBlock(element: HTMLElement, around: Around, inside: Around): void {
    if (around.isCell) {
      this.add(" ", around);
      this.walk(element, inside);
      return;
    }
    this.endLine();
    if (element.localName === "hr") this.lines.push({ tag: "hr", list: null, isQuote: around.isQuote, html: "" });
    if (element.localName === "li" && inside.list) inside.list.next += 1;
    this.walk(element, inside);
    this.endLine();
  }

  /** The subset has no tables: a row is a line, its cells stand apart. */
  private enterCell(element: HTMLElement, inside: Around): void {
    if (this.text.trim() !== "" && element.textContent?.trim()) this.add(" · ", inside);
    this.walk(element, { ...inside, isCell: true });
  }

  private add(words: string, around: Around): void {
    if (around.isPre) {
      for (const [place, line] of words.split("\n").entries()) {
        if (place > 0) this.addBreak(around);
        this.put(line, around);
      }
    } else this.put(words.replace(/[\s\u00a0]+/g, " "), around);
  }

  private put(words: string, around: Around): void {
    if (words.trim() === "" && (this.text === "" || this.text.endsWith(" "))) return;
    this.line ??= around;
    this.text += marked(escapeHtml(words), around);
  }

  private addBreak(around: Around): void {
    if (this.text === "" || this.text.endsWith("<br>")) this.endLine();
    else if (around.tag !== "p" || around.list || around.isCell) this.put(" ", around);
    else this.text += "<br>";
  }

  private addPicture(image: HTMLElement, around: Around): void {
    const given = image.getAttribute("src") ?? "";
    const src = given.startsWith(`${this.origin}/`) ? given.slice(this.origin.length) : given;
    const isInside = /^data:image\/(?:png|jpe?g|gif|webp)/i.test(src);
    // A dot that counts who reads is no picture.
    if (!isInside && !ownPicture.test(src)) {
      if (image.getAttribute("width") !== "1") this.left += 1;
      return;
    }
    const name = isInside ? `pasted:${this.pictures.size}` : src;
    if (isInside) this.pictures.set(name, src);
    this.line ??= around;
    this.text += `<img src="${escapeHtml(name)}" alt="${escapeHtml(image.getAttribute("alt") ?? "")}">`;
  }

  endLine(): void {
    const html = this.text.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, "");
    const { line } = this;
    this.text = "";
    this.line = null;
    if (!line || html === "") return;
    const list = line.list && { tag: line.list.tag, number: line.list.next };
    const [whole, alone] = /^(<img [^>]*>)$/.exec(html) ?? [];
    if (whole && !list) this.lines.push({ tag: "figure", list: null, isQuote: line.isQuote, html: alone ?? "" });
    else
      this.lines.push({ tag: line.tag === "p" ? "p" : `${line.tag}${line.level}`, list, isQuote: line.isQuote, html });
  }
}

function insideOf(element: HTMLElement, around: Around, origin: string): Around {
  const tag = element.localName;
  const style = styleOf(element);
  const heading = headingOf(element);
  const inside = { ...around, ...lookOf(element, style, around, origin) };
  if (tag === "ul" || tag === "ol") {
    inside.list = { tag, next: Number(element.getAttribute("start") ?? 1) - 1 };
  }
  const word = /mso-list:\s*l/i.test(style) ? wordList(element, around) : null;
  if (word) inside.list = word;
  if (tag === "blockquote") inside.isQuote = true;
  if (tag === "pre" || /white-space:\s*pre/.test(style)) inside.isPre = tag === "pre";
  if (heading && !inside.list) {
    inside.tag = "h";
    inside.level = heading;
    // Other programs set their headings bold.
    inside.bold = false;
  }
  if (inside.tag === "h") inside.bold = false;
  return inside;
}

function headingOf(element: HTMLElement): string | null {
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  return (level && element.dataset.level) ?? level ?? (element.classList.contains("MsoTitle") ? "1" : null);
}

function lookOf(element: HTMLElement, style: string, around: Look, origin: string): Look {
  const tag = element.localName;
  const weight = saidOf(style, "font-weight");
  const slant = saidOf(style, "font-style");
  const isBold = weight ? /bold|[6-9]00/.test(weight) : around.bold || tag === "b" || tag === "strong";
  const isItalic = slant
    ? /italic|oblique/.test(slant)
    : around.italic || tag === "i" || tag === "em" || tag === "cite";
  const href = tag === "a" ? linkOf(element.getAttribute("href"), origin) : around.href;
  return { bold: isBold, italic: isItalic, href };
}

const saidOf = (style: string, property: string) =>
  style
    .split(";")
    .findLast((part) => part.trim().startsWith(`${property}:`))
    ?.split(":")[1];

/** Word's own anchors and files of the person's disk lead nowhere. */
function linkOf(href: string | null, origin: string): string | null {
  if (href === null || href.startsWith("#")) return null;
  return safeLink(href.startsWith(`${origin}/`) ? href.slice(origin.length) : href);
}

/** Word says in its styles that a paragraph is an item, and writes its sign into the text. */
function wordList(element: HTMLElement, around: Around): Around["list"] {
  const sign = [...element.querySelectorAll("span")].find((htmlSpanElement) =>
    /mso-list:\s*Ignore/i.test(styleOf(htmlSpanElement)),
  )?.textContent;
  const [, number] = /^\s*(\d+|[a-z])[.)]/i.exec(sign ?? "") ?? [];
  if (number === undefined) return { tag: "ul", next: 0 };
  return { tag: "ol", next: Number(number) || (around.list?.next ?? 0) + 1 };
}

const styleOf = (element: HTMLElement) => element.getAttribute("style") ?? "";

function marked(html: string, { bold, italic, href }: Look): string {
  const slanted = italic ? `<em>${html}</em>` : html;
  const heavy = bold ? `<strong>${slanted}</strong>` : slanted;
  return href === null ? heavy : `<a href="${escapeHtml(href)}">${heavy}</a>`;
}

const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);

function htmlOf(lines: readonly Line[], slice: string | null | undefined): string {
  const parts: string[] = [];
  let before: Line | undefined;
  for (const line of lines) {
    if (before?.isQuote !== line.isQuote && before?.isQuote) parts.push(closeList(before), "</blockquote>");
    else if (before && before.list?.tag !== line.list?.tag) parts.push(closeList(before));
    if (line.isQuote && !before?.isQuote) parts.push("<blockquote>");
    const isSameList = before?.isQuote === line.isQuote && before?.list?.tag === line.list?.tag;
    if (line.list && !isSameList) parts.push(`<${line.list.tag} start="${line.list.number}">`);
    parts.push(lineHtml(line));
    before = line;
  }
  if (before) parts.push(closeList(before), before.isQuote ? "</blockquote>" : "");
  const html = parts.join("");
  return slice ? `<div data-pm-slice="${escapeHtml(slice)}">${html}</div>` : html;
}

const closeList = ({ list }: Line) => (list ? `</${list.tag}>` : "");

function lineHtml({ tag, list, html }: Line): string {
  if (list) return `<li>${html}</li>`;
  return tag === "hr" ? "<hr>" : `<${tag}>${html}</${tag}>`;
}
