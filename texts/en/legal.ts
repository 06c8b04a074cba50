/** What legal pages say beside their texts, which are `texts/legal`: a translation, the Spanish text binds. */
export const legal = {
  "Esto es una traducción: el texto que vale es el español.":
    "This is a translation: the Spanish text is the binding one.",
  "Última actualización:": "Last updated:",
  Índice: "Contents",
  "Aviso Legal": "Legal Notice",
  "Declaración de Accesibilidad": "Accessibility Statement",
  "Condiciones de uso y de contratación de NINE FITNESS: precios, pagos, desistimiento de 14 días, bajas y reservas.":
    "Terms of use and of purchase at NINE FITNESS: prices, payments, the 14-day right to withdraw, leaving and bookings.",
  "Qué guarda la web de NINE FITNESS en tu navegador, para qué, durante cuánto tiempo y cómo retirarlo.":
    "What the NINE FITNESS website stores in your browser, what for, for how long and how to remove it.",
  "Quién está detrás de la web de NINE FITNESS y con qué condiciones se usa.":
    "Who is behind the NINE FITNESS website and on what terms it is used.",
  "Hasta dónde es accesible la web de NINE FITNESS, qué no lo es todavía y cómo decírnoslo.":
    "How accessible the NINE FITNESS website is, what is not accessible yet and how to tell us.",
  "Qué datos tuyos trata NINE FITNESS, para qué, con qué base, durante cuánto tiempo y cómo ejercer tus derechos.":
    "Which of your data NINE FITNESS processes, what for, on what basis, for how long and how to exercise your rights.",

  Titular: "Owner",
  Marcas: "Brands",
  "NINE FITNESS y {secondBrand}": "NINE FITNESS and {secondBrand}",
  NIF: "Tax ID (NIF)",
  Domicilio: "Registered address",
  Teléfono: "Phone",
  "Agencia Española de Protección de Datos": "Spanish Data Protection Agency (AEPD)",

  // What is kept in a browser.
  "Retirar mi aceptación": "Withdraw my consent",
  "Tabla de cookies": "Table of cookies",
  Nombre: "Name",
  Tipo: "Type",
  Dominio: "Domain",
  Caducidad: "Expires",
  Función: "Purpose",
  Proveedor: "Provider",
  "Técnica (almacenamiento local)": "Technical (local storage)",
  "Técnica (almacenamiento de sesión)": "Technical (session storage)",
  "Técnica (cookie)": "Technical (cookie)",
  "1 año": "1 year",
  "Al cerrar la pestaña": "When the tab is closed",
  "Al cerrar el navegador": "When the browser is closed",
  "Al cerrar sesión": "On signing out",
  "Al guardar": "On saving",
  "Hasta que la borras": "Until you delete it",
  "Recuerda que aceptaste el aviso de cookies, para no mostrarlo otra vez.":
    "Remembers that you accepted the cookie notice, so as not to show it again.",
  "Recuerda que aceptaste el aviso de cookies y hasta cuándo vale.":
    "Remembers that you accepted the cookie notice and until when that holds.",
  "Recuerda qué contenidos de otras empresas permites, si los elegiste uno a uno.":
    "Remembers which content of other companies you allow, if you chose one by one.",
  "Recuerda durante la visita que rechazaste o cerraste el aviso de cookies.":
    "Remembers during your visit that you rejected or closed the cookie notice.",
  "Recuerda que ya has visto la ventana de bienvenida.": "Remembers that you have already seen the welcome window.",
  "solo en el panel del equipo: mantiene la sesión de quien edita la web.":
    "only in the team’s panel: keeps whoever edits the website signed in.",
  "solo en el panel del equipo: conserva lo que aún no se ha guardado.":
    "only in the team’s panel: keeps what has not been saved yet.",
  "solo en el panel del equipo: deja fuera de las estadísticas a quien edita la web. No dice quién es.":
    "only in the team’s panel: leaves whoever edits the website out of the statistics. It does not say who that is.",
  "solo en el panel del equipo: cierra la sesión en todas las pestañas.":
    "only in the team’s panel: signs out in all tabs.",
  "Las del formulario de visita": "Those of the visit form",
  "Las del horario de actividades": "Those of the class timetable",
  "Las del chat": "Those of the chat",
  "Las del formulario de empleo": "Those of the job application form",
  "Las del formulario del partner": "Those of the partner’s form",
  "Las del reproductor de vídeo": "Those of the video player",
  "solo cuando se abre la ventana de bienvenida de la portada.": "only when the welcome window of the home page opens.",
  "solo cuando abres el horario de un club.": "only when you open a club’s timetable.",
  "solo en la página de contacto.": "only on the contact page.",
  "solo en la página de empleo.": "only on the careers page.",
  "solo en la página de la oferta de coches.": "only on the page of the car offer.",
  "solo cuando se reproduce un vídeo.": "only when a video is played.",
  "De terceros": "Third party",
  "La que fija el proveedor": "As the provider decides",
  "Hacen funcionar el servicio. Si lo permites, {when}": "They make the service work. If you allow it, {when}",

  // How long data are kept.
  "un mes": "one month",
  "un día": "one day",
  "{count} días": "{count} days",
  "{count} meses": "{count} months",
} as const;
