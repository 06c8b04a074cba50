import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type PrivacySettings, privacySettings } from "#app/content/people/privacy.ts";
import type { LegalFacts } from "./legal-section.ts";
import { privacySections } from "./privacy-sections.tsx";

const names = Object.keys(privacySettings.columns);
/** Each another number, so that none is taken for another's. */
const terms = {
  ...Object.fromEntries(names.map((name, place) => [name, 31 + place])),
  updated_at: "2026-11-22T09:00:00Z",
} as PrivacySettings;

/** The section reads nothing else. */
function retention(of: PrivacySettings | null): string {
  const Text = privacySections.find(({ title }) => title === "Conservación")?.Text;
  return typeof Text === "function" ? renderToStaticMarkup(<Text {...({ terms: of } as LegalFacts)} />) : "";
}

test.each(names)("the privacy page says what the nightly deletion goes by: %s", (name) => {
  const said = `${Reflect.get(terms, name)} ${name.endsWith("_days") ? "días" : "meses"}`;
  expect(retention(terms)).toContain(said);
});

test("terms that could not be read are not made up", () => {
  expect(retention(null)).not.toMatch(/\d+ (meses|días)|undefined|NaN/);
});
