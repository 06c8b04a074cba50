import { describe, expect, it, test } from "vitest";
import { addressPath, comesBack } from "./redirects.ts";

test.each([
  ["/Verano/", "/verano"],
  ["/campa%C3%B1a?x=1", "/campaña"],
  ["/club/acacias#tarifas", "/club/acacias"],
  ["/", ""],
  ["https://otra.example/verano", null],
  ["//otra.example", null],
  ["/%E0%A4%A", null],
])("compares %s as %s", (address, path) => {
  expect(addressPath(address)).toBe(path);
});

describe("a redirect that would come back", () => {
  const ways = [
    { path: "/b", leads_to: "/c?x=1" },
    { path: "/c", leads_to: "/A/" },
    { path: "/d", leads_to: "/e" },
    { path: "/e", leads_to: "/d" },
    { path: "/f", leads_to: null },
  ];

  it.each(["/a", "/A/#x", "/b", "/c"])("is found over %s", (to) => {
    expect(comesBack("/a", to, ways)).toBe(true);
  });

  it.each(["/", "/clubs", "/d", "/f", "https://otra.example/a"])("is not made of %s", (to) => {
    expect(comesBack("/a", to, ways)).toBe(false);
  });
});
