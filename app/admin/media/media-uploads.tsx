import { Link } from "react-router";
import { Button } from "../../ui/links/button.tsx";
import { UploadBar } from "../uploads/upload-bar.tsx";
import type { MediaUpload, useMediaUploads } from "./use-media-uploads.ts";

/** What is on its way and what came of it, until somebody has read it. */
export function MediaUploads({ uploads }: { uploads: ReturnType<typeof useMediaUploads> }) {
  const { list, isBusy, insist, forget } = uploads;
  if (list.length === 0) return null;
  return (
    <section className="panel-box panel-card below-16" aria-label="Subidas">
      <ul aria-live="polite">
        {list.map((upload) => (
          <li className="row wraps spread breaks" key={upload.key}>
            <b>{upload.name}</b>
            <State upload={upload} onInsist={() => insist(upload)} />
          </li>
        ))}
      </ul>
      {!isBusy && (
        <Button size="compact" variant="text" onClick={forget}>
          Cerrar esta lista
        </Button>
      )}
    </section>
  );
}

function State({ upload: { name, state }, onInsist }: { upload: MediaUpload; onInsist: () => void }) {
  switch (state.is) {
    case "waiting":
      return <span>En espera</span>;
    case "travelling":
      return (
        <>
          <span>{Math.round(state.share * 100)} %</span>
          <UploadBar share={state.share} name={name} />
        </>
      );
    case "arrived":
      return (
        <span className="good">
          Subida.{" "}
          {state.isPicture && (
            <Link className="underlined" to={`/admin/media/${state.id}`}>
              Falta el texto alternativo
            </Link>
          )}{" "}
          {state.note}
        </span>
      );
    case "known":
      return (
        <span className="asks">
          Ya está:{" "}
          <Link className="underlined" to={`/admin/media/${state.twin.id}`}>
            {state.twin.name}
          </Link>{" "}
          <Button size="compact" variant="text" aria-label={`Subir ${name} de todos modos`} onClick={onInsist}>
            Subir de todos modos
          </Button>
        </span>
      );
    case "refused":
      return (
        <span className="bad">
          {state.why}
          {state.source && (
            <Button size="compact" variant="text" aria-label={`Volver a subir ${name}`} onClick={onInsist}>
              Volver a intentarlo
            </Button>
          )}
        </span>
      );
  }
}
