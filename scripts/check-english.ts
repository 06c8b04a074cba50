import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { en } from "#texts/en.ts";

// Spanish that visitors would read on an English page: words in the public rooms that do not go through `t`. A sentence
// that the catalogue knows may stand anywhere, in a list of menu entries for example: the type `PlainText` asks for it.
// node scripts/check-english.ts [path part …]

const rooms = ["app/site", "app/views", "app/islands", "app/ui"];
const asked = process.argv.slice(2);

/** What reads the same in both languages: names of ours, of others, and codes. */
const names =
  /^(NINE FITNESS|NINE|9F|9FToday|Today|NineCast|NINE MERCH|FITNESS|WhatsApp|YouTube|Instagram|Club|Clubs|Events|Partners|Email|Admin|404|PDF|Google|Chrome|Europe\/Madrid|GET|POST|HEAD|DOMContentLoaded|Escape|Enter|Tab|Home|End|Arrow\w+|Page(Up|Down)|Not Found|Service Unavailable|Alpine Madrid Sur|Organization|User-agent: \*|Disallow:|Sitemap:.*|noopener noreferrer|noindex, nofollow|NINE FITNESS , …)$/;

/** Attributes that no visitor reads. */
const silent =
  /^(className|class|id|href|src|srcSet|sizes|type|name|value|rel|target|role|style|key|data-.*|form.*|method|encType|autoComplete|inputMode|pattern|popoverTarget\w*|media|as|d|viewBox|transform|fill|stroke\w*|points|htmlFor|slot|of|variant|purpose|icon|tone|kind|crop|fetchPriority|loading|decoding|lang|hrefLang|aria-(labelledby|describedby|controls|haspopup|current|live|hidden|pressed))$/;

/** Calls whose texts are code. */
const coding =
  /(^|\.)(wakes|querySelector(All)?|closest|matches|addEventListener|removeEventListener|setAttribute|getAttribute|toggleAttribute|Error|RegExp|DateTimeFormat|NumberFormat|ListFormat|RelativeTimeFormat|createElement|readOr|readRequired|failedRead|unexpected|mayDo|split|join|replace(All)?|startsWith|endsWith|includes|import|localeCompare|set|get|has|t|known|getItem|setItem|log|warn|dispatchEvent|CustomEvent|Event|matchMedia|toLocaleString|leftOut|format|textAt\(\w+\)|get\(readOnceContext\)|once|test\w*)$/;

let found = 0;
for (const file of execFileSync("git", ["ls-files", ...rooms], { encoding: "utf8" }).split("\n")) {
  if (
    !/\.tsx?$/.test(file) ||
    /\.(test|d)\.|\.script\.ts$|site\/feeds|-(calendar|feed|rss|structured-data)\.ts$|event-entry\.ts$|ui\/titles\/wide-letters|city-drawing|club-structured-data|menu-room|islands\/[\w-]+\.ts$/.test(
      file,
    )
  )
    continue;
  if (asked.length > 0 && !asked.some((text) => file.includes(text))) continue;
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  visit(source, file);
}
console.log(`${found} Spanish texts that an English page would show`);
if (found > 0) process.exitCode = 1;

function visit(node: ts.Node, file: string): void {
  if (isLinkWithoutLanguage(node)) tell(node, file, `${node.getText().slice(0, 60)}: use <SiteLink> or <SiteForm>`);
  const text = textOf(node);
  if (text !== null && isWords(text, ts.isJsxText(node))) tell(node, file, text);
  for (const it of partsToRead(node)) visit(it, file);
}

/** `<a href="/clubs">` leaves the language of its page. */
function isLinkWithoutLanguage(node: ts.Node): boolean {
  if (!ts.isJsxOpeningElement(node) || !/^(a|form)$/.test(node.tagName.getText())) return false;
  return node.attributes.properties.some((property) => /^(href|action)=["{`]+\/(?!\/)/.test(property.getText()));
}

/** What lies in a node and may hold words for people. */
function partsToRead(node: ts.Node): readonly ts.Node[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isExportDeclaration(node)) return [];
  if (ts.isJsxAttribute(node) && silent.test(node.name.getText())) return [];
  if ((ts.isCallExpression(node) || ts.isNewExpression(node)) && coding.test(node.expression.getText())) {
    const isWritten = (entry: ts.Node) => ts.isStringLiteralLike(entry) || ts.isTemplateExpression(entry);
    return [node.expression, ...(node.arguments ?? []).filter((argument) => !isWritten(argument))];
  }
  if (ts.isPropertyAssignment(node)) return [node.initializer];
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return [];
  if (ts.isCaseClause(node)) return node.statements;
  const parts: ts.Node[] = [];
  ts.forEachChild(node, (entry) => {
    parts.push(entry);
  });
  return parts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => span.literal.text).join("…");
  return null;
}

function isWords(raw: string, isInJsx: boolean): boolean {
  const text = raw.replace(/\s+/g, " ").trim();
  if (text === "" || names.test(text) || Object.hasOwn(en, text) || Object.hasOwn(en, raw)) return false;
  if (isInJsx) return /\p{L}{2}/u.test(text);
  if (
    /^[/#.[]|^https?:|^[\w-]+$|--|[=<>{}@_]|^\(min-width|^color-mix|^dialog |^\d/.test(text) &&
    !/^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]{2,}$/.test(text)
  )
    return false;
  return /[áéíóúñ¿¡«»]/i.test(text) || /^[A-ZÁÉÍÓÚÑ][a-z]/.test(text) || /\p{L}{2,},? \p{L}{2,}/u.test(text);
}

function tell(node: ts.Node, file: string, text: string): void {
  found += 1;
  const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  console.log(`${file}:${line + 1}: ${text.replace(/\s+/g, " ").trim().slice(0, 90)}`);
}
