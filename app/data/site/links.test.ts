import { expect, it } from "vitest";
import { readLink } from "./links.ts";

it.each([
  ["#type=recovery&token_hash=abc", { type: "recovery", tokenHash: "abc" }],
  ["#type=invite&token_hash=abc", { type: "invite", tokenHash: "abc" }],
  [
    "#access_token=a.b.c&expires_in=3600&refresh_token=r&token_type=bearer&type=recovery",
    { type: "recovery", accessToken: "a.b.c", refreshToken: "r" },
  ],
  ["#type=magiclink&token_hash=abc", null],
  ["#type=recovery", null],
  ["#type=recovery&access_token=a.b.c", null],
  ["#error=access_denied&error_code=otp_expired", null],
  ["", null],
])("%s", (hash, link) => {
  expect(readLink(hash)).toEqual(link);
});
