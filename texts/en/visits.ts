/** Visits: choosing, booking, changing. */
export const visits = {
  "Tu visita": "Your visit",
  "Cambia tu visita": "Change your visit",
  "Elige club, día y hora y ven a ver un club NINE FITNESS con alguien del equipo. Sin compromiso.":
    "Choose a club, a day and a time and see a NINE FITNESS club with one of our team. No strings attached.",
  "Ahora mismo no se reservan visitas en la web. Escríbenos y te buscamos un hueco.":
    "Visits cannot be booked online right now. Write to us and we will find you a slot.",
  Escríbenos: "Write to us",
  "Este club ya no está": "This club is no longer here",
  "Avísame cuando abra {name}": "Tell me when {name} opens",
  "Reserva tu visita a {name}": "Book your visit to {name}",
  "Elige día y hora y ven a ver el club NINE FITNESS {name} con alguien del equipo. Sin compromiso.":
    "Choose a day and a time and see NINE FITNESS {name} with one of our team. No strings attached.",
  "La tuya es el {now}. Se mantiene hasta que guardes otra.":
    "Yours is on {now}. It stands until you save another one.",
  "Elige otra": "Choose another",
  "¿No puedes venir?": "Can’t make it?",
  "Anúlala y la plaza queda libre para otra persona. Puedes volver a reservar cuando quieras.":
    "Cancel it and the place is free for someone else. You can book again whenever you like.",
  "Anular la visita": "Cancel the visit",
  "Guardar el cambio": "Save the change",
  "Elige otro para reservar tu visita.": "Choose another one to book your visit.",
  Elegir: "Choose",
  "Reservar visita": "Book visit",
  "en {name}": "at {name}",
  "en {club}": "at {club}",
  "Visitas completas": "Visits fully booked",
  "Sin visitas en la web": "No online visits",
  "Todavía no hay visitas en {name}": "No visits to {name} yet",
  "Te avisaremos": "We will let you know",
  "Ver el club {name}": "See {name}",
  "Te escribimos una vez, cuando {name} abra, y borramos tu email después.":
    "We write once, when {name} opens, and delete your email afterwards.",
  "Te avisamos cuando abra": "We will tell you when it opens",
  "Recibirás un solo correo con la fecha, y con él podrás reservar tu visita.":
    "You will get a single email with the date, and with it you can book your visit.",
  "Guardamos tu email hasta la apertura y lo borramos después.":
    "We keep your email until the opening and delete it afterwards.",
  "Mientras tanto puedes visitar": "Meanwhile you can visit",
  "Visita anulada": "Visit cancelled",
  "Reservar otra visita": "Book another visit",
  "Abrir en el mapa": "Open on the map",
  Qué: "What",
  "Visita al club, {minutes}": "Club visit, {minutes}",
  "Ves las salas, las clases y las tarifas con alguien del equipo. No hay que pagar nada.":
    "See the studios, the classes and the rates with one of our team. There is nothing to pay.",
  Cuándo: "When",
  Dónde: "Where",
  "A nombre de": "In the name of",
  "Añadir al calendario": "Add to calendar",
  "Google Calendar": "Google Calendar",
  Outlook: "Outlook",
  "Apple u otro (archivo .ics)": "Apple or other (.ics file)",
  "Cambiar o anular": "Change or cancel",
  Hora: "Time",
  "Elige una": "Choose one",
  Con: "With",
  Tus: "Your",
  Teléfono: "Phone",
  "Usamos tu nombre, teléfono y email solo para esta visita.": "We use your name, phone and email for this visit only.",
  "Elige día y hora": "Choose day and time",
  "Este enlace ya no vale": "This link is no longer valid",
  "La visita ha pasado o el enlace no está completo. Ábrelo otra vez desde donde lo guardaste, o reserva una visita nueva.":
    "The visit is over or the link is incomplete. Open it again from where you kept it, or book a new visit.",
  "La tuya": "Yours",
  "Hoy no": "Not today",
  Completo: "Full",
  "Queda 1": "1 left",
  "Quedan {free}": "{free} left",
  "Ya no": "Too late",
  "Ya ha pasado": "Past",
  "Sin visitas": "No visits",
  "Última plaza": "Last place",
  "{free} plazas": "{free} places",
  "En los próximos días no queda ninguna plaza en {name}. Llámanos al ":
    "There are no places left at {name} in the coming days. Call us on ",
  "Ahora mismo {name} no recibe visitas reservadas en la web. Llámanos al ":
    "{name} is not taking online bookings for visits right now. Call us on ",
  "y te buscamos un hueco.": "and we will find you a slot.",
  "Ver otros clubs": "See other clubs",
  "El {day} ya no te esperamos a las {clock}": "We are no longer expecting you on {day} at {clock}",
  "Te esperamos el {day} a las {clock}": "See you on {day} at {clock}",
  "Puedes cambiarla o anularla hasta el {day} a las {clock} desde esta página: guarda su enlace. Después, llámanos al ":
    "You can change or cancel it from this page until {day} at {clock}: keep its link. After that, call us on ",
  "Ya no se puede cambiar por aquí. Si no puedes venir, llámanos al ":
    "It can no longer be changed here. If you cannot make it, call us on ",
  "{length} con alguien del equipo para ver el club y preguntar lo que quieras. Sin compromiso.":
    "{length} with one of our team to see the club and ask whatever you like. No strings attached.",
  "Alguien del equipo, {length}, sin compromiso": "One of our team, {length}, no strings attached",
  "Visita reservada": "Visit booked",
  "Cambio guardado": "Change saved",
  "Tu visita está reservada": "Your visit is booked",
  datos: "details",
  "Quiero recibir novedades y ofertas por email. Puedo dejarlo cuando quiera.":
    "I would like news and offers by email. I can stop them whenever I like.",
  "Elige un día y una hora.": "Choose a day and a time.",
  "Escribe un nombre de {limit} letras como máximo.": "Write a name of {limit} letters at most.",
  "Alguien acaba de coger la última plaza de esa hora. Elige otra: tus datos siguen aquí.":
    "Someone has just taken the last place at that time. Choose another one: your details are still here.",
  "Esa hora ya está demasiado cerca para reservarla en la web. Elige otra más tarde.":
    "That time is too soon to be booked online. Choose a later one.",
  "A esa hora no hay visitas. Elige una de las que se ven.":
    "There are no visits at that time. Choose one of those shown.",
  "Ya tienes una visita reservada a esa hora. Cámbiala con el enlace que te dimos al reservarla.":
    "You already have a visit booked at that time. Change it with the link that we gave you when you booked.",
  "Ya tienes tres visitas reservadas. Anula una con su enlace o llámanos.":
    "You already have three visits booked. Cancel one with its link or call us.",
  "Se están reservando muchas visitas a la vez. Inténtalo dentro de unos minutos: tus datos siguen aquí.":
    "Many visits are being booked at once. Try again in a few minutes: your details are still here.",
  "Ya has cambiado esta visita varias veces. Si necesitas otra hora, llámanos y lo arreglamos.":
    "You have already changed this visit several times. If you need another time, call us and we will sort it out.",
  "Ya hemos escrito muchas veces a ese correo. Inténtalo más tarde o llámanos: tus datos siguen aquí.":
    "We have already written to that email many times. Try again later or call us: your details are still here.",
  "Este club no recibe visitas por la web ahora mismo. Llámanos y te buscamos un hueco.":
    "This club is not taking online bookings right now. Call us and we will find you a slot.",
  "Este club ya no está en la web. Elige otro: tus datos siguen aquí.":
    "This club is no longer on the website. Choose another one: your details are still here.",
  "Ya no se puede cambiar por aquí: falta muy poco. Llámanos y lo arreglamos.":
    "It can no longer be changed here: it is too soon. Call us and we will sort it out.",
  "Esta visita está anulada. Puedes reservar otra cuando quieras.":
    "This visit has been cancelled. You can book another one whenever you like.",
  "Este enlace ya no vale: la visita ha pasado o el enlace no está completo.":
    "This link is no longer valid: the visit is over or the link is incomplete.",
  "No se ha cambiado": "Not changed",
  "No hemos podido guardarlo y tu visita sigue como estaba. Inténtalo de nuevo.":
    "We could not save it and your visit is as it was. Please try again.",
  "No se ha reservado": "Not booked",
  "No hemos podido guardarlo. Inténtalo de nuevo: lo que has escrito sigue aquí.":
    "We could not save it. Please try again: what you wrote is still here.",
  "Elige club y después el día y la hora. Alguien del equipo te lo enseña, sin compromiso.":
    "Choose a club, then the day and the time. One of our team will show you round, no strings attached.",
  "Elige uno": "Choose one",
  "Escríbenos y te buscamos un hueco": "Write to us and we will find you a slot",
  "El día y la hora que te vengan bien": "The day and time that suit you",
  "Alguien del equipo, sin compromiso": "One of our team, no strings attached",
  "Elige club": "Choose a club",
  "Abren pronto": "Opening soon",
  "Visita a NINE FITNESS {club}": "Visit to NINE FITNESS {club}",
  "Este enlace ya no vale.": "This link is no longer valid.",
  "Para cambiarla o anularla, usa el enlace de tu reserva.": "To change or cancel it, use the link of your booking.",
  "visita-nine-fitness": "nine-fitness-visit",
} as const;
