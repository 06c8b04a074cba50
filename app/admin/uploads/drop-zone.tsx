import { ImageUp } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { Button } from "../../ui/links/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";

interface DropZoneProps {
  /** What the files are for, so that two drop zones of a form are told apart. */
  label: string;
  accept: string;
  /** The same in words: "MP4 o WEBM". */
  words: string;
  multiple?: boolean;
  /** The name of the file that waits. */
  chosen?: string | undefined;
  isBusy?: boolean;
  onFiles: (files: File[]) => void;
  onRemove?: (() => void) | undefined;
}

export function DropZone({
  label,
  accept,
  words,
  multiple = false,
  chosen,
  isBusy = false,
  onFiles,
  onRemove,
}: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    onFiles(multiple ? files : files.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one of two ways; the button is the other
    <div
      className={
        isOver ? "drop-zone drop-zone--over row wraps rounded pad sunken" : "drop-zone row wraps rounded pad sunken"
      }
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={ImageUp} size={22} className="muted" />
      <p className="slim breaks roomy">
        <strong>{chosen ?? <Invitation multiple={multiple} />}</strong>
        <small>{isBusy ? "Preparando…" : chosen ? "Se sube al guardar." : words}</small>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen once more is a choice too.
          event.target.value = "";
        }}
      />
      <Button
        size="compact"
        variant="line"
        aria-label={`${multiple ? "Elegir archivos" : "Elegir archivo"}: ${label}`}
        onClick={() => input.current?.click()}
      >
        {multiple ? "Elegir archivos" : "Elegir archivo"}
      </Button>
      {onRemove && (
        <Button size="compact" variant="text" aria-label={`Quitar archivo: ${label}`} onClick={onRemove}>
          Quitar
        </Button>
      )}
    </div>
  );
}

function Invitation({ multiple }: { multiple: boolean }) {
  return (
    <>
      <span className="with-mouse">{multiple ? "Arrastra imágenes aquí" : "Arrastra un archivo aquí"}</span>
      <span className="with-finger">{multiple ? "Elige las imágenes" : "Elige un archivo"}</span>
    </>
  );
}
