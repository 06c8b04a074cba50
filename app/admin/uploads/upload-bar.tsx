/** How far a file has travelled; nothing before it sets out. */
export function UploadBar({ share, name }: { share: number | undefined; name: string }) {
  if (share === undefined) return null;
  return <progress className="upload-bar full" max={1} value={share} aria-label={`Subiendo ${name}`} />;
}
