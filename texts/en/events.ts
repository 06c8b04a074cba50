/** What the page of events says. */
export const events = {
  "Próximos eventos": "Upcoming events",
  "PRÓXIMOS EVENTOS": "UPCOMING EVENTS",
  "Carreras, talleres, noches de fuerza y puertas abiertas en los clubs NINE FITNESS de Madrid: fecha, hora y lugar de cada evento.":
    "Races, workshops, strength nights and open days at the NINE FITNESS clubs in Madrid: the date, time and place of every event.",
  "Ahora mismo no hay eventos programados.": "There are no events planned right now.",
  "Eventos NINE FITNESS": "NINE FITNESS events",
  "Cargando eventos...": "Loading events...",
  "los eventos": "the events",
  "Todos los eventos en mi calendario": "All events in my calendar",
  "Añadir a mi calendario": "Add to my calendar",
  "Más Información": "Find out more",
  "Leer más": "Read more",
  "sobre {title}": "about {title}",
  "Todos los eventos": "All events",
  "Un evento de NINE FITNESS en Madrid.": "A NINE FITNESS event in Madrid.",
  "Este evento ya se ha celebrado.": "This event has taken place.",
  "Cargando evento...": "Loading event...",
  "404 - Evento no encontrado": "404 - Event not found",
  "El evento que buscas no existe, o ya no está en el programa.":
    "The event you are looking for does not exist, or is no longer on the programme.",
  "Volver a Eventos": "Back to Events",
  "Evento no encontrado": "Event not found",
  "No se pudo cargar el evento solicitado.": "We could not load the event you asked for.",
  Fecha: "Date",
  Hora: "Time",
  Lugar: "Place",
  "Sala de NINE FITNESS preparada para un evento, con luz escénica":
    "A NINE FITNESS training floor set up for an event, under stage lights",
  "¿Montamos uno juntos?": "Shall we host one together?",
  "Si tienes una idea para el club, cuéntanosla.": "Got an idea for the club? We would love to hear it.",
  "Error al cargar eventos": "Events could not be loaded",
  "No se pudieron cargar los eventos. Inténtalo de nuevo más tarde.":
    "We could not load the events. Please try again later.",
  // Months as staff write them into the date of an event.
  ENE: "JAN",
  ABR: "APR",
  AGO: "AUG",
  DIC: "DEC",
  "eventos-nine-fitness": "nine-fitness-events",
  "evento-nine-fitness": "nine-fitness-event",
} as const;
