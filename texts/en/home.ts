/** The home page. */
export const home = {
  "Gimnasios en Madrid": "Gyms in Madrid",
  "Gimnasios premium en Madrid. Elige tu club NINE FITNESS, mira sus tarifas y horarios y empieza a entrenar.":
    "Premium gyms in Madrid. Choose your NINE FITNESS club, check its rates and hours and start training.",
  Portada: "Welcome",
  "Explora nuestros clubs": "Explore our clubs",
  "Elige tu club": "Choose your club",
  "Ver todos los clubs": "See all clubs",
  "Cargando clubs...": "Loading clubs...",
  "Ven a probar un día": "Try us for a day",
  "Elige club, día y hora, y ven a verlo con alguien del equipo. Sin compromiso.":
    "Choose a club, a day and a time, and let one of our team show you round. No strings attached.",
  "Déjanos tu email y te reservamos una visita con entrenador.":
    "Leave us your email and we will book you a visit with a trainer.",
  "Déjanos cómo avisarte y te reservamos una visita con entrenador.":
    "Tell us how to reach you and we will book you a visit with a trainer.",
  "Reserva tu visita": "Book your visit",
  Nombre: "Name",
  "Quiero probar": "I want to try",
  "Usamos estos datos solo para reservarte la visita.": "We use these details only to book your visit.",
  "Cargando formulario...": "Loading form...",
  "Formulario para reservar una visita": "Form to book a visit",
  "El formulario no se ha cargado. Escríbenos y te reservamos la visita.":
    "The form did not load. Write to us and we will book your visit.",
  "Abrir el formulario en otra pestaña": "Open the form in a new tab",
  "Contacta con nosotros": "Contact us",
  Testimonios: "Testimonials",
  "VOCES DE NUESTRA COMUNIDAD": "VOICES OF OUR COMMUNITY",
  "Descubre por qué nuestros miembros nos consideran el catalizador de su cambio.":
    "Find out why our members call us the catalyst for their change.",
  "Leer entera": "Read it all",
  "Leer menos": "Read less",
  "la opinión de {name}": "{name}’s review",
  "Vídeo de fondo": "Background video",
  "«{words}»": "“{words}”",
} as const;
