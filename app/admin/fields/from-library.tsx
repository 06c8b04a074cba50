import { Images } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { placeOfField } from "#domain/files/file-places.ts";
import type { MediaFile } from "../../content/media-file.ts";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { usePermissions } from "../session/permissions.ts";
import type { FileWish } from "../uploads/prepare-file.ts";

// Its weight is for those who choose.
const MediaPicker = lazy(async () => ({ default: (await import("../media/media-picker.tsx")).MediaPicker }));

interface FromLibraryProps {
  place: ReturnType<typeof placeOfField>;
  accepts: FileWish;
  label: string;
  onChoose: (file: MediaFile) => void;
}

/** The way to the library, for those who may look there. */
export function FromLibrary({ place, accepts, label, onChoose }: FromLibraryProps) {
  const may = usePermissions();
  const [isOpen, setOpen] = useState(false);
  if (!may("read", "media")) return null;
  return (
    <div>
      <Button size="compact" variant="line" aria-label={`Elegir de Medios: ${label}`} onClick={() => setOpen(true)}>
        <Icon of={Images} size={17} />
        Elegir de Medios
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MediaPicker
            place={place}
            kind={accepts === "video" ? "video" : "picture"}
            onClose={() => setOpen(false)}
            onChoose={(file) => {
              setOpen(false);
              onChoose(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

export const addressOf = (bucket: string, path: string) => `/storage/v1/object/public/${bucket}/${path}`;
