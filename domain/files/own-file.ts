const ownFile = /^https?:\/\/[^/]+(\/storage\/v1\/object\/public\/(?:public-assets|media_assets)\/.+)$/i;

/**
 * The address of a file as it is stored and rendered: one of ours loses its host, which is whatever the editor happened
 * to use, and so survives another port, phone or domain (architecture §2). Other addresses stay.
 */
export function ownFileAddress(address: string): string {
  return ownFile.exec(address.trim())?.[1] ?? address.trim();
}

/** Whether the address ends like a video that plays as a muted background: mp4 or webm (public-site §2, Manifiesto). */
export function isVideoFile(address: string): boolean {
  // A file in memory has no name but the one that its preview puts behind the `#`.
  const path = address.startsWith("blob:") ? address : address.trim().replace(/[?#].*$/, "");
  return /\.(mp4|webm)$/i.test(path);
}
