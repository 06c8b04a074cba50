import { expect, test } from "vitest";
import { networkOf, SignInLimits } from "./sign-in-limits.ts";

function guess(limits: SignInLimits, times: number, email: string, address: string) {
  const outcomes = Array.from({ length: times }, () => limits.attempt(email, { address }, 0));
  return outcomes.filter((it) => "undo" in it).length;
}

test("ten guesses at one account from one place, then a wait is named", () => {
  const limits = new SignInLimits();
  expect(guess(limits, 15, "ana@nine.test", "192.0.2.1")).toBe(10);
  expect(limits.attempt("ana@nine.test", { address: "192.0.2.1" }, 60_000)).toEqual({ retryAfter: 540 });
});

test("the owner can still sign in from her own place", () => {
  const limits = new SignInLimits();
  guess(limits, 15, "ana@nine.test", "192.0.2.1");
  expect(guess(limits, 1, "ana@nine.test", "198.51.100.7")).toBe(1);
});

test("one place cannot try many accounts", () => {
  const limits = new SignInLimits();
  const heard = Array.from({ length: 40 }, (_, n) => guess(limits, 1, `persona${n}@nine.test`, "192.0.2.1"));
  expect(heard.filter((it) => it === 1)).toHaveLength(30);
});

test("one account is not guessed at from everywhere without end", () => {
  const limits = new SignInLimits();
  const heard = Array.from({ length: 150 }, (_, n) => guess(limits, 1, "ana@nine.test", `192.0.2.${n}`));
  expect(heard.filter((it) => it === 1)).toHaveLength(100);
});

test("whoever locks an account from everywhere leaves its owner her own browser, which has a bound too", () => {
  const limits = new SignInLimits();
  for (let n = 0; n < 150; n += 1) guess(limits, 1, "ana@nine.test", `192.0.2.${n}`);
  guess(limits, 40, "ana@nine.test", "198.51.100.7");
  const own = () => "undo" in limits.attempt("ana@nine.test", { address: "198.51.100.7", device: "hers" }, 0);
  expect(Array.from({ length: 12 }, own).filter(Boolean)).toHaveLength(10);
});

test("a successful sign-in does not count", () => {
  const limits = new SignInLimits();
  for (let n = 0; n < 50; n += 1) {
    const outcome = limits.attempt("ana@nine.test", { address: "192.0.2.1" }, 0);
    if (!("undo" in outcome)) throw new Error("turned away");
    outcome.undo();
  }
});

test("an IPv6 subscriber is one place, however many addresses she has", () => {
  expect(networkOf("2001:db8:0:7::1")).toBe(networkOf("2001:0db8:0000:0007:ffff::2"));
  expect(networkOf("2001:db8:0:7::1")).not.toBe(networkOf("2001:db8:0:8::1"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
});
