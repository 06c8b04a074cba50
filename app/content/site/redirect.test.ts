import { expect, test } from "vitest";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { redirectInput, redirects } from "./redirect.ts";

const read = (path: string) =>
  redirectInput.safeParse({ ...redirects.empty({}), path, status: "301", leads_to: "/clubs" });

test.each([
  ["/Verano/", "/verano"],
  ["verano", "/verano"],
  ["https://ninefitness.example/campa%C3%B1a", "/campaña"],
  ["/.well-known/algo..txt", "/.well-known/algo..txt"],
  ["\u200e/verano\u200b", "/verano"],
])("whoever is asked to type an address and writes %s means %s", (typed, path) => {
  expect(read(typed).data?.path).toBe(path);
});

test.each(["/%00", "/x%0aSet-Cookie:a", "/../admin", "/club/..", "/./x", "/dos palabras", "/a\\b"])(
  "%s is no address that anybody could ask for",
  (typed) => {
    expect(read(typed).error?.issues.map(({ message }) => message)).toEqual([redirectTexts.path]);
  },
);

test.each([
  ["/x?y=1", redirectTexts.asked],
  ["https://ninefitness.example/x#y", redirectTexts.asked],
  ["/vista/x", redirectTexts.isServersOwn],
  ["/Pictures/x", redirectTexts.isServersOwn],
  ["/admin/verano", redirectTexts.isServersOwn],
  ["/rest/v1/x", redirectTexts.isServersOwn],
])("%s could not be kept as it is typed, and says why", (typed, sentence) => {
  expect(read(typed).error?.issues.map(({ message }) => message)).toEqual([sentence]);
});
