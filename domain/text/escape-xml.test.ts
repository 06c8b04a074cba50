import { expect, test } from "vitest";
import { escapeXml } from "./escape-xml.ts";

test("no text ends a tag, an attribute or the document", () => {
  expect(escapeXml(`a&b<c>'"]]>`)).toBe("a&amp;b&lt;c&gt;&apos;&quot;]]&gt;");
  expect(escapeXml("a\u0000\u0008\u001b\ufffe\ud800b\n\t😀")).toBe("ab\n\t😀");
});
