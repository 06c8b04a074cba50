/** The headers that say to which address a mail came. */
export const addressHeaders = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];

/** `bandeja+<token>@ninefitness.es`, for `bandeja@ninefitness.es`. */
export const addressFor = (address: string, token: string): string => address.replace("@", `+${token}@`);

/** The token in one of those headers; null when it is a mail to nobody that we know. */
export function tokenIn(headers: string, address: string): string | null {
  const [name = "", domain = ""] = address.toLowerCase().split("@");
  const found = headers
    .toLowerCase()
    .split(`${name}+`)
    .find((part) => /^[0-9a-f]{32}@/.test(part) && part.startsWith(domain, 33));
  return found?.slice(0, 32) ?? null;
}
