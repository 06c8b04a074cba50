/** What a block keeps by a name of ours, in the words that people see: its kind, and how high a hero is. */
export const blockWords = {
  kind: {
    hero: "Portada",
    text: "Texto",
    pictures: "Fotos",
    buttons: "Botones",
    questions: "Preguntas",
    video: "Vídeo",
    rates: "Tarifas de un club",
    offers: "Ofertas",
    clubs: "Tarjeta de club",
    timetable: "Horario de un club",
    testimonials: "Reseñas",
    form: "Formulario",
    countdown: "Cuenta atrás",
  },
  height: { tall: "Alta", medium: "Media", full: "Entera" },
} as const;
