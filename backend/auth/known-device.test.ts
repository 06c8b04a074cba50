import { expect, test } from "vitest";
import { KnownDevices } from "./known-device.ts";

const devices = new KnownDevices("secret");
const ask = (cookie = "", url = "https://site.test/auth/v1/token") => new Request(url, { headers: { cookie } });
const pairOf = (setCookie: string) => setCookie.split(";", 1)[0] ?? "";

test("a browser is known for the account that signed in there, among its other cookies, and for no other", () => {
  const ana = pairOf(devices.remember(ask(), "ana@nine.test"));
  const both = `theme=dark; ${ana}; ${pairOf(devices.remember(ask(), "leo@nine.test"))}`;
  expect(devices.find(ask(both), "ana@nine.test")).not.toBeNull();
  expect(devices.find(ask(both), "leo@nine.test")).not.toBe(devices.find(ask(both), "ana@nine.test"));
  expect(devices.find(ask(ana), "leo@nine.test")).toBeNull();
  expect(
    devices.find(
      ask(ana.replace(/^[^=]+/, pairOf(devices.remember(ask(), "leo@nine.test")).split("=", 1)[0] ?? "")),
      "leo@nine.test",
    ),
  ).toBeNull();
});

test.each(["", "nine-device-x=y", "nine-device-=.", ";;;=;"])("nobody is known by %j", (cookie) => {
  expect(devices.find(ask(cookie), "ana@nine.test")).toBeNull();
});

test("a cookie that somebody else made is none", () => {
  const forged = pairOf(new KnownDevices("another").remember(ask(), "ana@nine.test"));
  expect(devices.find(ask(forged), "ana@nine.test")).toBeNull();
});

test("scripts and other sites cannot use it, and TLS keeps it", () => {
  expect(devices.remember(ask(), "a@b.test")).toMatch(
    /; Path=\/auth\/v1; Max-Age=31536000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(devices.remember(ask("", "http://localhost/auth/v1/token"), "a@b.test")).not.toContain("Secure");
});
