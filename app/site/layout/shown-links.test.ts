import { expect, test } from "vitest";
import { shownLinks } from "./shown-links.ts";

const entry = (path: string) => ({ id: path, text: "Clubs", path, display_order: 1 });
const hrefs = (paths: string[], pathname: string) => shownLinks(paths.map(entry), pathname).map(({ href }) => href);

test("on the home page a section's link scrolls there", () => {
  expect(hrefs(["/#clubs"], "/")).toEqual(["#clubs"]);
});

test("from another page a section's link opens the home page at that place", () => {
  expect(hrefs(["/#clubs"], "/events")).toEqual(["/#clubs"]);
});

test("the entry of this page is the current one, with or without a slash at its end", () => {
  const [events, clubs] = shownLinks([entry("/events/"), entry("/clubs")], "/events");
  expect(events?.current).toBe("page");
  expect(clubs?.current).toBeUndefined();
});

test("a page below a section marks the section's entry, a club's page that of the clubs", () => {
  const states = (pathname: string) =>
    shownLinks(["/", "/clubs", "/merch", "/#clubs"].map(entry), pathname).map(({ current }) => current);
  expect(states("/club/acacias")).toEqual([undefined, "true", undefined, undefined]);
  expect(states("/merch/toalla")).toEqual([undefined, undefined, "true", undefined]);
  expect(states("/merchandising")).toEqual([undefined, undefined, undefined, undefined]);
});

test("an entry that would run something is left out", () => {
  expect(hrefs(["javascript:alert(1)", "/clubs"], "/")).toEqual(["/clubs"]);
});
