import { expect, test } from "vitest";
import { readScriptAddress } from "./third-party-script.ts";

test("a plain address is the script's own", () => {
  expect(readScriptAddress("https://chat.example/widget.js?id=9")).toEqual({
    src: "https://chat.example/widget.js?id=9",
    attributes: [],
  });
});

test("ids in the fragment become attributes and never travel to the host", () => {
  expect(readScriptAddress("https://chat.example/loader.js#data-widget-id=9&data-api=https%3A%2F%2Fa.example")).toEqual(
    {
      src: "https://chat.example/loader.js",
      attributes: [
        ["data-widget-id", "9"],
        ["data-api", "https://a.example"],
      ],
    },
  );
});

test("nothing but data attributes can be set that way", () => {
  expect(readScriptAddress("https://chat.example/a.js#onload=alert(1)&src=x&DATA-x=1").attributes).toEqual([]);
});
