import { expect, it } from "vitest";
import { openSecret, sealSecret } from "./seal-secret.ts";

const factor = "00000000-0000-4000-8000-000000000001";
const ours = "a secret of our own, long enough for this";

it("gives back what was sealed, and never seals twice alike", () => {
  const sealed = sealSecret("JBSWY3DPEHPK3PXP", factor, ours);
  expect(openSecret(sealed, factor, ours)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(sealSecret("JBSWY3DPEHPK3PXP", factor, ours)).not.toBe(sealed);
});

it.each([
  ["another keys.json", (sealed: string) => openSecret(sealed, factor, "another secret of our own, also long")],
  ["another factor", (sealed: string) => openSecret(sealed, factor.replace("1", "2"), ours)],
  [
    "a changed letter",
    (sealed: string) =>
      openSecret(
        sealed.replace(/\.(.)/, (_all, match) => (match === "A" ? ".B" : ".A")),
        factor,
        ours,
      ),
  ],
  ["nothing", () => openSecret("", factor, ours)],
])("opens nothing with %s", (_what, open) => {
  expect(() => open(sealSecret("JBSWY3DPEHPK3PXP", factor, ours))).toThrow(/damaged|npm run staff/);
});
