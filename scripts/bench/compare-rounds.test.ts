import { expect, test } from "vitest";
import type { Figure } from "../../bench/measure/figure.ts";
import { compareRounds } from "./compare-rounds.ts";

const rounds = (figure: string, aim: string, measured: string[]): Figure[][] =>
  measured.map((text) => [{ figure, aim, measured: text, holds: null }]);

const verdict = (aim: string, before: string[], now: string[]) =>
  compareRounds(rounds("start", aim, before), rounds("start", aim, now)).map((round) => round.verdict);

test("ranges that touch are noise, however far apart their medians are", () => {
  expect(verdict("≤ 1 s", ["0.80 s", "0.82 s", "0.95 s"], ["0.95 s", "0.99 s", "1.02 s"])).toEqual(["noise"]);
});

test("beyond the spread, the aim says which way is better", () => {
  const [low, high] = [
    ["100 ms", "104 ms"],
    ["120 ms", "131 ms"],
  ];
  expect(verdict("≤ 90 ms", low, high)).toEqual(["worse"]);
  expect(verdict("≤ 90 ms", high, low)).toEqual(["better"]);
  expect(verdict("≥ 90 ms", low, high)).toEqual(["better"]);
  expect(verdict("≥ 90 ms", high, low)).toEqual(["worse"]);
  expect(verdict("–", low, high)).toEqual(["moved"]);
});

test("the first number of what was measured counts, not the digits of its name", () => {
  const [it] = compareRounds(
    rounds("save", "≤ 250 ms", ["p99 140 ms, median 9 ms", "p99 150 ms, median 8 ms"]),
    rounds("save", "≤ 250 ms", ["p99 141.5 ms, median 9 ms", "p99 149 ms, median 8 ms"]),
  );
  expect(it).toMatchObject({ before: [140, 150], now: [141.5, 149] });
});

test("a figure that one of the builds did not give in some round is left out", () => {
  const before = rounds("start", "≤ 1 s", ["0.8 s", "no number"]);
  expect(compareRounds(before, rounds("start", "≤ 1 s", ["0.8 s", "0.9 s"]))).toEqual([]);
  expect(compareRounds(rounds("weight", "≤ 1 s", ["1 s"]), rounds("start", "≤ 1 s", ["0.8 s"]))).toEqual([]);
});
