/**
 * The address of a request as one that can be decoded: where its path cannot (RFC 3986, 2.1), or holds control characters, which no
 * name here does, every `%` of it stands for itself. Nothing is at such an address, and nobody behind this stumbles over it.
 */
export function mendAddress(url: string): string {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes("%") || isName(path)) return url;
  return path.replaceAll("%", "%25") + url.slice(path.length);
}

function isName(path: string): boolean {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
