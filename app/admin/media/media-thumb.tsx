import { FileText, Film } from "lucide-react";
import type { MediaFile } from "../../content/media-file.ts";
import { mediaAddress } from "../../data/media.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";

/** What a picture stands on: one that may be see-through on a ground that shows white marks and black ones. */
export const groundOf = ({ mime }: Pick<MediaFile, "mime">): string => (mime === "image/jpeg" ? "grey" : "see-through");

/** What a file looks like, small; without words, which stand beside it. */
export function MediaThumb({ file }: { file: MediaFile }) {
  if (file.kind === "picture") {
    return (
      <figure className={`fills centred ratio-4x3 ${groundOf(file)} rounded clip`}>
        <Picture
          src={mediaAddress(file)}
          alt=""
          width={480}
          height={360}
          sizes="(min-width: 64rem) 190px, 46vw"
          crop="4x3"
        />
      </figure>
    );
  }
  return (
    <figure className="fills centred ratio-4x3 grey rounded clip">
      <Icon of={file.kind === "video" ? Film : FileText} size={32} />
    </figure>
  );
}
