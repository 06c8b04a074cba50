/** What the careers page and its application say. */
export const careers = {
  "Trabaja en 9F": "Work at 9F",
  "Únete a la Familia 9F": "Join the 9F Family",
  "Únete al equipo de los clubs NINE FITNESS de Madrid: cuéntanos quién eres y en qué te gustaría trabajar.":
    "Join the team of the NINE FITNESS clubs in Madrid: tell us who you are and what you would like to do.",
  "Entrenadores, recepción, clases, fisioterapia, mantenimiento: cuéntanos quién eres y lo que sabes hacer. Lo leemos todo.":
    "Trainers, front of house, classes, physiotherapy, maintenance: tell us who you are and what you do best. We read everything.",
  "Buscamos a quien se aprende el nombre de la gente, mira la técnica antes que el peso y deja la sala mejor de como la encontró.":
    "We look for people who learn every name, put technique before weight and leave the floor better than they found it.",
  "Puestos abiertos": "Open positions",
  "Candidatura abierta": "Open application",
  "Todos los clubs": "All clubs",
  "¿No está lo tuyo?": "Nothing for you here?",
  "Mándanos tu currículum igualmente.": "Send us your CV anyway.",
  Elegido: "Chosen",
  Solicitar: "Apply",
  "Tu solicitud": "Your application",
  "Para cualquier club": "For any club",
  "Cambiar de puesto": "Change position",
  "{count} puesto": "{count} position",
  "{count} puestos": "{count} positions",
  "Ver los puestos": "See the positions",
  "Ver otros puestos": "See other positions",
  "Puedes empezar": "You could start",
  "Tienes titulación de": "You are qualified in",
  CAFD: "Sports science degree (CAFD)",
  "TAFAD o TSEAS": "Sports diploma (TAFAD or TSEAS)",
  Otra: "Other",
  "Ninguna todavía": "Nothing yet",
  Currículum: "CV",
  "PDF, hasta 8 MB": "PDF, up to 8 MB",
  "Por qué aquí": "Why here",
  "Usamos tu solicitud solo para este proceso. La leen dirección y el club que elijas.":
    "We only use your application for this process. Management and the club you choose read it.",
  "Enviar solicitud": "Send application",
  "Solicitud enviada": "Application sent",
  "La tenemos, con tu currículum. Lo leemos todo y te contestamos por email o por teléfono.":
    "We have it, CV included. We read everything and will get back to you by email or phone.",
  "Cargando formulario...": "Loading form...",
  "El formulario no se ha cargado.": "The form has not loaded.",
  "Envíanos tu currículum a": "Send your CV to",
  "y cuéntanos en qué club te gustaría trabajar. Si prefieres hablar, llámanos al":
    "and tell us which club you would like to work at. If you would rather talk, call us on",
  "Adjunta tu currículum en PDF.": "Attach your CV as a PDF.",
  "Este archivo no es un PDF. Expórtalo como PDF y vuelve a elegirlo.":
    "This file is not a PDF. Export it as a PDF and choose it again.",
  "Este archivo está vacío. Elige otro.": "This file is empty. Choose another one.",
  "Este PDF tiene contraseña y no podríamos leerlo. Quítasela y vuelve a elegirlo.":
    "This PDF has a password, so we could not read it. Take it off and choose the file again.",
  "Este archivo pasa de 8 MB. Redúcelo y vuelve a elegirlo.":
    "This file is larger than 8 MB. Make it smaller and choose it again.",
  "Vuelve a elegir tu currículum: el navegador no lo guarda.": "Choose your CV again: your browser does not keep it.",
  "Elige tu currículum": "Choose your CV",
} as const;
