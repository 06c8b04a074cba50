/** What NineCast says around its episodes. */
export const episodes = {
  "NineCast, el podcast de NINE FITNESS: entrenamiento, descanso y vida de club, episodio a episodio.":
    "NineCast, the NINE FITNESS podcast: training, rest and club life, one episode at a time.",
  "Temporada {season}": "Season {season}",
  "Todavía no hay episodios que escuchar.": "There are no episodes to listen to yet.",
  "Cargando episodios...": "Loading episodes...",
  "los episodios": "the episodes",
  "Seguir NineCast por RSS": "Follow NineCast by RSS",
  "Reproducir Episodio": "Play episode",
  "Ir al episodio": "Go to the episode",
  "«{title}», un episodio de la temporada {season} de NineCast.":
    "“{title}”, an episode of season {season} of NineCast.",
  "El vídeo tiene subtítulos.": "The video has captions.",
  "Nadie ha escrito todavía lo que se dice en este episodio. Si te hace falta, lo escribimos.":
    "Nobody has written down what is said in this episode yet. If you need it, we will.",
  "Pedir la transcripción": "Ask for the transcript",
  "Cargando episodio...": "Loading episode...",
  "404 - Episodio no encontrado": "404 - Episode not found",
  "El episodio que buscas no existe, o ya no está en NineCast.":
    "The episode you are looking for does not exist, or is no longer on NineCast.",
  "Episodio no encontrado": "Episode not found",
  "No se pudo cargar el episodio solicitado.": "We could not load the episode you asked for.",
  "Volver al episodio": "Back to the episode",
  "Vídeo: {title}": "Video: {title}",
  "Cerrar vídeo": "Close video",
  "Cargando vídeo...": "Loading video...",
  "Abrir el vídeo en otra pestaña": "Open the video in a new tab",
  "Leer la transcripción": "Read the transcript",
  "de «{title}»": "of “{title}”",
  Transcripción: "Transcript",
  "Transcripción: {title}": "Transcript: {title}",
  "Lo que se dice en «{title}», un episodio de NineCast.": "Everything said in “{title}”, an episode of NineCast.",
  "Cargando transcripción...": "Loading transcript...",
  "404 - Transcripción no encontrada": "404 - Transcript not found",
  "Este episodio no está, o nadie ha escrito todavía lo que se dice en él.":
    "This episode is gone, or nobody has written down what is said in it yet.",
  "Volver a NineCast": "Back to NineCast",
  "Error al cargar episodios": "Episodes could not be loaded",
  "No se pudieron cargar los episodios. Inténtalo de nuevo más tarde.":
    "We could not load the episodes. Please try again later.",
  "Transcripción no encontrada": "Transcript not found",
  "No se pudo cargar la transcripción solicitada.": "We could not load the transcript you asked for.",
  "El podcast de NINE FITNESS: entrenamiento, descanso y vida de club, episodio a episodio.":
    "The NINE FITNESS podcast: training, rest and club life, episode by episode.",
} as const;
