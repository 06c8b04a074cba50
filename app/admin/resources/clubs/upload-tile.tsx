import { useFileAddress } from "../../uploads/file-preview.tsx";
import { UploadBar } from "../../uploads/upload-bar.tsx";
import type { Upload } from "./use-gallery-uploads.ts";

/** The place that a picture on its way will have. */
export function UploadTile({ upload: { name, file, share } }: { upload: Upload }) {
  const address = useFileAddress(file);
  return (
    <li className="gallery-tile gallery-tile--upload">
      <figure>
        {address && <img src={address} alt="" />}
        <UploadBar share={share} name={name} />
      </figure>
      <p>{share === undefined ? `En espera: ${name}` : `Subiendo ${name}`}</p>
    </li>
  );
}
