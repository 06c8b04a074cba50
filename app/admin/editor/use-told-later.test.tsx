// @vitest-environment happy-dom

import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mostMs, restMs, useToldLater } from "./use-told-later.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A field, and a form that gets its text by `show` when it has been drawn anew. */
function openField(first: string) {
  const field = { text: first };
  const told: string[] = [];
  const { result, rerender } = renderHook(
    (value: string) =>
      useToldLater({
        value,
        onChange: (text) => told.push(text),
        read: () => field.text,
        replace: (text) => {
          field.text = text;
        },
      }),
    { initialProps: first },
  );
  const type = (text: string) => {
    field.text = text;
    result.current.change();
  };
  return { field, told, type, show: rerender, press: (key: string) => result.current.hear(keyOf(key)) };
}

const keyOf = (key: string) => ({ key, ctrlKey: false, metaKey: false });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("tells a text when the fingers rest, not between two keys", () => {
  const { told, type } = openField("");
  for (const text of ["h", "ho", "hol", "hola"]) {
    type(text);
    pass(restMs - 1);
  }
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(["hola"]);
});

it("tells it all the same to whoever types without a rest, since a tab may end at any moment", () => {
  const { told, type } = openField("");
  for (let ms = 0; ms < mostMs; ms += 100) {
    type(`hola ${ms}`);
    pass(100);
  }
  expect(told).toHaveLength(1);
});

it("tells it before a key that may close the form, once", () => {
  const { told, type, press } = openField("");
  type("hola");
  press("a");
  expect(told).toEqual([]);
  press("Escape");
  pass(restMs);
  expect(told).toEqual(["hola"]);
});

it("keeps what was typed while a slow form was drawn, and takes over what comes from elsewhere", () => {
  const { field, told, type, show } = openField("");
  type("uno");
  pass(restMs);
  type("uno, dos");
  show("uno");
  expect(field.text).toBe("uno, dos");
  show("de la IA");
  expect(field.text).toBe("de la IA");
  pass(restMs);
  expect(told).toEqual(["uno"]);
});
