/** Of a request's head, in small letters, one value; empty when it is not there. */
function headerValue(head: string, name: string): string {
  const line = `\n${name}:`;
  const at = head.indexOf(line);
  if (at === -1) return "";
  const end = head.indexOf("\r", at);
  return head.slice(at + line.length, end === -1 ? undefined : end).trim();
}

const machines =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|externalhit|whatsapp|telegram|curl|wget|python|http-client|okhttp|java\/|monitor|uptime|pingdom|archiver|scan|feed/;

/** Whether a program asks that says so, or that does not say what it is. */
export function isMachine(head: string): boolean {
  const agent = headerValue(head, "user-agent");
  return agent === "" || machines.test(agent);
}

export function deviceOf(head: string): "phone" | "tablet" | "desktop" {
  const agent = headerValue(head, "user-agent");
  if (/ipad|tablet|playbook|silk/.test(agent)) return "tablet";
  if (/mobi|iphone|ipod/.test(agent)) return "phone";
  return agent.includes("android") ? "tablet" : "desktop";
}

const address = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@]+)([^?#]*)/;
const hostName = /^(?=.{1,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/;

/** The host that a visitor came from; empty for none that is known. `own`: another page; `panel`: staff looks at her work. */
export function referrerOf(head: string): "own" | "panel" | { host: string } {
  const referrer = headerValue(head, "referer");
  // A URL would take a third of the time of all of this.
  const [, host = "", path = ""] = address.exec(referrer) ?? [];
  if (host !== "" && host === headerValue(head, "host")) return /^\/admin(\/|$)/.test(path) ? "panel" : "own";
  const name = host.replace(/^www\./, "").replace(/:\d+$/, "");
  return { host: hostName.test(name) ? name : "" };
}

/** What links of ours say of themselves: `verano · instagram`. Null where there is nothing, or what may be a person. */
export function campaignOf(search: string): string | null {
  const given = new URLSearchParams(search);
  const parts = [given.get("utm_campaign"), given.get("utm_source")].map(cleanName);
  if (parts.includes(null)) return null;
  return parts.filter(Boolean).join(" · ") || null;
}

/** Null for what looks like an e-mail or a phone number. */
function cleanName(given: string | null): string | null {
  const name = (given ?? "").normalize("NFC").toLowerCase();
  if (name.includes("@") || /\d[\d\s.-]{6,}\d/.test(name)) return null;
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
  return [...plain].slice(0, 40).join("").trim();
}
