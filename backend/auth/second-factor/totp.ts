import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const periodSeconds = 30;
// Clocks of phones go wrong: the code before and the one after are heard too, as GoTrue does.
const window = 1;

/** A new key of an authenticator app: 160 random bits (RFC 4226 §4), as the letters that somebody can type. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app is to be told: as an `otpauth:` address, and drawn so that its camera can read it. */
export function describeKey(secret: string, issuer: string, account: string): { uri: string; qr_code: string } {
  const uri = totpOf(secret, issuer, account).toString();
  // Colours by name: auth-js puts the drawing into an address as it is, where `#` would end it.
  return {
    uri,
    qr_code: renderSVG(uri, { ecc: "M", border: 2, pixelSize: 4, whiteColor: "white", blackColor: "black" }),
  };
}

/**
 * The 30-second step that a code belongs to, or null for a wrong one; `now` in milliseconds. The comparison takes the
 * same time however much of the code is right.
 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}

function totpOf(secret: string, issuer = "", label = ""): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: periodSeconds,
  });
}
