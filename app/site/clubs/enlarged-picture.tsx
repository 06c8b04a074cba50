import { type SyntheticEvent, useState } from "react";
import { Picture } from "#app/ui/picture.tsx";

interface EnlargedPictureProps {
  src: string;
  alt: string;
  /** The one that the page already shows: small, but at once. */
  thumbnail: string | undefined;
  isWanted: boolean;
  /** The picture has come, or will not. */
  onEnd: () => void;
}

/** A picture of the viewer; behind it stands its thumbnail until the sharp one can be painted, or for good. */
export function EnlargedPicture({ src, alt, thumbnail, isWanted, onEnd }: EnlargedPictureProps) {
  const [isSharp, setSharp] = useState(false);
  const sharp = ({ target }: SyntheticEvent) =>
    target instanceof HTMLImageElement && target.closest("picture") ? target : null;
  const loaded = (event: SyntheticEvent) => {
    const picture = sharp(event);
    if (!picture) return;
    onEnd();
    const show = () => setSharp(true);
    picture.decode().then(show, show);
  };
  const failed = (event: SyntheticEvent) => sharp(event) && onEnd();
  return (
    <li {...(isWanted && { "data-wanted": "" })} onLoadCapture={loaded} onErrorCapture={failed}>
      {thumbnail && !isSharp && <img className="gallery-dialog__thumbnail" alt="" src={thumbnail} />}
      <Picture src={src} alt={alt} width={2000} height={1500} sizes="100vw" />
    </li>
  );
}
