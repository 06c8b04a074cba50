// The order matters: most browsers also claim to be those further down.
const browsers: readonly [RegExp, string][] = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\b(OPR|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** What to call the device that sent this `User-Agent`; a program that is no browser by its own first word. */
export function describeDevice(userAgent: string | null) {
  const sent = userAgent?.trim() ?? "";
  const browser = browsers.find(([pattern]) => pattern.test(sent))?.[1];
  const system = systems.find(([pattern]) => pattern.test(sent))?.[1];
  const isPhone = /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(sent);
  if (browser && system) return { name: `${browser} en ${system}`, isPhone };
  const word = /^[\w.-]{1,40}/.exec(sent)?.[0];
  return { name: browser ?? system ?? word ?? "Dispositivo desconocido", isPhone };
}
