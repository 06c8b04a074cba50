/**
 * The address that a person means by a site's name: `https://` is put before a bare one (`empresa.es`). Empty for an
 * empty text; null when it is no http address, or hides a name and password.
 */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = /\s/.test(full) ? null : URL.parse(full);
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return isWeb && url.hostname.includes(".") && url.username === "" && url.password === "" ? full : null;
}
