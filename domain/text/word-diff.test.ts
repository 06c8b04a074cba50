import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

const textOf = (kind: "gone" | "new", before: string, after: string) =>
  wordDiff(before, after)
    .filter((run) => run.kind === "same" || run.kind === kind)
    .map((run) => run.text)
    .join("");

test("only the words that changed are marked", () => {
  expect(wordDiff("Doce meses, cuota mensual", "Doce meses, pago único")).toEqual([
    { kind: "same", text: "Doce meses, " },
    { kind: "gone", text: "cuota" },
    { kind: "new", text: "pago" },
    { kind: "same", text: " " },
    { kind: "gone", text: "mensual" },
    { kind: "new", text: "único" },
  ]);
  expect(wordDiff("uno dos tres", "uno tres cuatro").filter((run) => run.kind !== "same")).toEqual([
    { kind: "gone", text: "dos " },
    { kind: "new", text: " cuatro" },
  ]);
});

test("both texts can be read out of it, empty and very long ones too", () => {
  const long = Array.from({ length: 4_000 }, (_, at) => `palabra${at}`).join(" ");
  for (const [before, after] of [
    ["", "nuevo"],
    ["viejo", ""],
    ["a b c d", "x b y d z"],
    [long, `otra ${long.slice(8)} fin`],
  ] as const) {
    expect(textOf("gone", before, after)).toBe(before);
    expect(textOf("new", before, after)).toBe(after);
  }
});
