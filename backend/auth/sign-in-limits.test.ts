import { expect, test } from "vitest";
import { networkOf } from "./sign-in-limits.ts";

test("an IPv6 subscriber is one place, however many addresses she has", () => {
  expect(networkOf("2001:db8:0:7::1")).toBe(networkOf("2001:0db8:0000:0007:ffff::2"));
  expect(networkOf("2001:db8:0:7::1")).not.toBe(networkOf("2001:db8:0:8::1"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("::ffff:192.0.2.1")).toBe("192.0.2.1");
});
