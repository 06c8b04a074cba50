import { expect, it } from "vitest";
import { describeDevice } from "./describe-device.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome en Windows", false],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, "Edge en Windows", false],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, "Chrome en Android", true],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari en iPhone",
    true,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari en Mac",
    false,
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox en Linux", false],
  ["node", "node", false],
  ["curl/8.5.0", "curl", false],
  ["<script>alert(1)</script>", "Dispositivo desconocido", false],
  ["", "Dispositivo desconocido", false],
  [null, "Dispositivo desconocido", false],
])("%s is %s", (userAgent, name, isPhone) => {
  expect(describeDevice(userAgent)).toEqual({ name, isPhone });
});
