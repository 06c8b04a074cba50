import { expect, it } from "vitest";
import { networksOf } from "./networks-of.ts";

const names = (address: string) => networksOf(address).map(({ name }) => name);

it.each([
  ["192.0.2.7", ["192.0.2.7"]],
  ["::ffff:192.0.2.7", ["192.0.2.7"]],
  ["::ffff:c000:207", ["192.0.2.7"]],
  ["0:0:0:0:0:ffff:192.0.2.7", ["192.0.2.7"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1:0::/56", "2001:db8:1:0::/48"]],
  ["2001:0DB8:0001:02ff::9", ["2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1:0::/48"]],
  ["2001:db8::9", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0:0::/48"]],
  ["::1", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0:0::/48"]],
  ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0:0::/56", "fe80:0:0:0::/48"]],
  ["in-process", ["in-process"]],
  ["", [""]],
])("%s asks from %j", (address, networks) => {
  expect(names(address)).toEqual(networks);
});

it("is one line however many addresses it has, and another line beside it is another", () => {
  expect(names("2001:db8:0:7::1")).toEqual(names("2001:0db8:0000:0007:ffff::2"));
  expect(names("2001:db8:0:7::1")[0]).not.toBe(names("2001:db8:0:8::1")[0]);
});

it("lets a wider network do more, and not more quickly than so many lines", () => {
  const [line, ...wider] = networksOf("2001:db8::1");
  expect(line).toMatchObject({ times: 1, slower: 1 });
  for (const { times, slower } of wider) {
    expect(times / slower).toBeGreaterThan(1);
    expect(slower).toBeGreaterThan(1);
  }
});
