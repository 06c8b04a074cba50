import { expect, it } from "vitest";
import { statedBrowsers } from "./stated-browsers.ts";

it("says the oldest of each browser that package.json promises", () => {
  expect(statedBrowsers().toSorted()).toEqual(["chrome120", "edge120", "firefox125", "ios17.4", "safari17.4"]);
});

it.each([
  [["chrome 110"], "chrome 110, without css-nesting"],
  [["firefox 124"], "firefox 124, without popover"],
  [["opera 110"], "opera 110, without popover"],
])("builds nothing for %s, which lacks what the site needs", (browsers, why) => {
  expect(() => statedBrowsers(browsers)).toThrow(why);
});
