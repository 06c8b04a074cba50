/** Older spreadsheets save in the letters of Windows, "texto Unicode" in two bytes each. */
export function decodeText(bytes: Uint8Array): { text: string; letters: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder("utf-16le").decode(bytes), letters: "UTF-16" };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), letters: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), letters: "Windows-1252" };
  }
}
