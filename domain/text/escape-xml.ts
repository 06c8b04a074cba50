const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
// XML 1.0 knows no such characters, not even as references.
const unknown = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The text as it may stand in an XML document, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(unknown, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
