import { ArrowUp, X } from "lucide-react";
import { placeOfField } from "#domain/files/file-places.ts";
import { Field } from "../../../../ui/field.tsx";
import { IconButton } from "../../../../ui/pictures/icon-button.tsx";
import { pictureUrl } from "../../../../ui/pictures/picture-url.ts";
import { fieldOf } from "../../../fields/field-of.ts";
import { addressOf, FromLibrary } from "../../../fields/from-library.tsx";
import type { FormHandle } from "../../../form/form-handle.ts";

interface Pictures {
  images: string[];
  alts: string[];
}

export function PicturesField<Draft extends Pictures>({ form }: { form: FormHandle<Draft> }) {
  const { images, alts } = form.draft;
  const change = (pairs: readonly { image: string; alt: string }[]) => {
    form.set("images", pairs.map(({ image }) => image) as Draft["images"]);
    form.set("alts", pairs.map(({ alt }) => alt) as Draft["alts"]);
  };
  const pairs = images.map((image, at) => ({ image, alt: alts[at] ?? "" }));
  return (
    <Field {...fieldOf(form, "images")} isGroup hint="Sin elegir ninguna se ven las de la galería del club.">
      {() => (
        <div className="stack gap-8 starts" data-field="alts">
          {pairs.map(({ image, alt }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no name but their place, and may be equal.
            <div className="picture-entry row gap-8 full" key={at}>
              <img className="ratio-4x3 rounded still" src={pictureUrl(image, 208, "webp", "4x3") ?? image} alt="" />
              <input
                className="input"
                aria-label={`Qué se ve en la imagen ${at + 1}`}
                placeholder="Qué se ve"
                autoComplete="off"
                value={alt}
                onChange={({ target }) => change(pairs.with(at, { image, alt: target.value }))}
              />
              <IconButton
                compact
                icon={ArrowUp}
                label={`Subir imagen ${at + 1}`}
                disabled={at === 0}
                onClick={() => change(pairs.toSpliced(at, 1).toSpliced(at - 1, 0, { image, alt }))}
              />
              <IconButton
                compact
                danger
                icon={X}
                label={`Quitar imagen ${at + 1}`}
                onClick={() => change(pairs.toSpliced(at, 1))}
              />
            </div>
          ))}
          {images.length < 8 && (
            <FromLibrary
              place={placeOfField("landings", "images")}
              accepts="picture"
              label="Imágenes"
              onChoose={({ bucket, path, alt_es }) =>
                change([...pairs, { image: addressOf(bucket, path), alt: alt_es }])
              }
            />
          )}
        </div>
      )}
    </Field>
  );
}
