/** Cookies, and what other companies bring. */
export const consent = {
  "Tu privacidad es importante": "Your privacy matters",
  "Usamos cookies técnicas para mejorar tu experiencia. Si continúas navegando, aceptas su uso. Hasta que elijas, solo las que la web necesita. «Aceptar» permite además los vídeos, el chat y los formularios de otras empresas.":
    "We use technical cookies to improve your experience. By continuing to browse, you accept their use. Until you choose, only those that the website needs. “Accept” also allows other companies’ videos, chat and forms.",
  "Usamos solo las cookies técnicas que la web necesita. Los vídeos, el chat y los formularios de otras empresas se cargan si los aceptas; puedes rechazarlos o elegir.":
    "We use only the technical cookies that the website needs. Other companies’ videos, chat and forms are loaded if you accept them; you can reject them or choose.",
  "Configurar cookies": "Cookie settings",
  Configurar: "Settings",
  Rechazar: "Reject",
  Aceptar: "Accept",
  "{what} lo ofrece otra empresa:": "{what} is provided by another company:",
  "Al cargarlo recibe tu dirección IP y puede guardar cookies en tu navegador. Por eso no lo cargamos sin tu permiso.":
    "Once loaded, it receives your IP address and may store cookies in your browser. That is why we do not load it without your permission.",
  "Más en la Política de Cookies": "More in the Cookie Policy",
  "Cargar esta vez": "Load this once",
  "Qué permites": "What you allow",
  Técnicas: "Technical",
  "Recuerdan lo que eliges en esta web. Sin ellas no funciona, y no salen de tu navegador.":
    "They remember what you choose on this website. It does not work without them, and they never leave your browser.",
  "{text} De {hosts}.": "{text} From {hosts}.",
  "Rechazar todo": "Reject all",
  "Aceptar todo": "Accept all",
  "Guardar mi elección": "Save my choice",
  "Tu navegador no ejecuta scripts: así esta web no guarda nada ni carga nada de otras empresas.":
    "Your browser does not run scripts, so this website stores nothing and loads nothing from other companies.",
  "Tu elección está guardada.": "Your choice has been saved.",
  "Tu navegador no deja guardar nada: te preguntaremos cada vez.":
    "Your browser does not allow anything to be stored: we will ask you each time.",
  Vídeos: "Videos",
  "Los episodios de NineCast, los vídeos de eventos y el de la portada.":
    "NineCast episodes, videos of events and the one on the home page.",
  "Este vídeo": "This video",
  "Permitir siempre los vídeos": "Always allow videos",
  Horarios: "Timetables",
  "El horario de actividades de los clubs que lo publican en otra web.":
    "The class timetable of clubs that publish it on another website.",
  "Este horario": "This timetable",
  "Permitir siempre los horarios": "Always allow timetables",
  Formularios: "Forms",
  "Los formularios de visita, de empleo y de las ofertas de partners.": "Forms for visits, jobs and partner offers.",
  "Este formulario": "This form",
  "Permitir siempre los formularios": "Always allow forms",
  Chat: "Chat",
  "El chat de la página de contacto.": "The chat on the contact page.",
  "El chat": "The chat",
  "Permitir siempre el chat": "Always allow the chat",
} as const;
