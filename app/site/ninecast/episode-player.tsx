import { DialogClose } from "#app/ui/dialog-close.tsx";
import { Loading } from "#app/ui/loading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import "./episode-player.css";

/** The full-screen overlay that `enhanceEpisodes` fills with a player after a click, and empties when it closes. */
export function EpisodePlayer() {
  return (
    <dialog className="dialog episode-player" data-surface="noche" aria-labelledby="episodio-titulo">
      <DialogClose label="Cerrar vídeo" />
      <div className="episode-player__stage">
        <div className="episode-player__frame">
          <Loading className="episode-player__loading">Cargando vídeo...</Loading>
        </div>
        <div className="episode-player__foot">
          <h2 id="episodio-titulo" className="title-2" tabIndex={-1}>
            NineCast
          </h2>
          <TextLink href="/ninecast" external>
            Abrir el vídeo en otra pestaña
          </TextLink>
        </div>
      </div>
    </dialog>
  );
}
