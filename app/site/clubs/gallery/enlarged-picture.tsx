import { memo, type SyntheticEvent, useState } from "react";
import { Picture } from "#app/ui/pictures/picture.tsx";

interface EnlargedPictureProps {
  src: string;
  alt: string;
  /** The one that the page already shows: small, but at once. */
  thumbnail: string | undefined;
  isWanted: boolean;
  place: number;
  /** The picture at this place has come, or will not. */
  onEnd: (place: number) => void;
}

/** A picture of the viewer, drawn again when something about it has changed; behind it stands its thumbnail until the sharp one can be painted, or for good. */
export const EnlargedPicture = memo(function EnlargedPicture({ src, alt, place, ...it }: EnlargedPictureProps) {
  const { thumbnail, isWanted, onEnd } = it;
  const [isSharp, setSharp] = useState(false);
  const sharp = ({ target }: SyntheticEvent) =>
    target instanceof HTMLImageElement && target.closest("picture") ? target : null;
  const loaded = (event: SyntheticEvent) => {
    const picture = sharp(event);
    if (!picture) return;
    onEnd(place);
    const show = () => setSharp(true);
    picture.decode().then(show, show);
  };
  const failed = (event: SyntheticEvent) => sharp(event) && onEnd(place);
  return (
    <li {...(isWanted && { "data-wanted": "" })} onLoadCapture={loaded} onErrorCapture={failed}>
      {thumbnail && !isSharp && <img className="gallery-dialog__thumbnail" alt="" src={thumbnail} />}
      <Picture src={src} alt={alt} width={2000} height={1500} sizes="100vw" />
    </li>
  );
});
