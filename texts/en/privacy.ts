/** The cookie policy and the privacy policy: a translation, the Spanish text is the binding one. */
export const privacy = {
  // The cookie policy.
  "Qué son las cookies": "What cookies are",
  "Cookies que usamos": "Cookies we use",
  "Configuración y revocación": "Settings and withdrawal",
  "Llamamos cookies a lo que una web guarda en tu navegador para recordarlo después: cookies propiamente dichas, almacenamiento local o almacenamiento de sesión. La ley las trata igual (art. 22.2 de la Ley 34/2002).":
    "By cookies we mean whatever a website stores in your browser to remember it later: cookies proper, local storage or session storage. The law treats them alike (art. 22.2 of Spanish Law 34/2002).",
  "Nosotros solo usamos las técnicas, sin las que la web no recordaría lo que eliges. No hay cookies de analítica ni de publicidad. Las de terceros llegan únicamente con el servicio que usas en cada momento (chat, formularios, horarios o vídeo) y solo si lo permites: antes no contactamos con esas empresas.":
    "We only use technical ones, without which the website would not remember what you choose. There are no analytics or advertising cookies. Those of third parties come only with the service you are using (chat, forms, timetables or video), and only if you allow it: before that we do not contact those companies.",
  "Para saber qué páginas se leen, nuestro servidor suma cuántas veces al día se ve cada una, desde qué web se llega y con qué tipo de dispositivo. No guarda nada en tu navegador ni lee nada de él, y de ti no conserva ni la dirección IP ni ningún identificador: por eso no necesita tu permiso. Si tu navegador pide que no se le siga (Do Not Track o Global Privacy Control), tampoco te suma.":
    "To know which pages are read, our server counts how often each one is seen per day, from which website people come and with what kind of device. It stores nothing in your browser and reads nothing from it, and keeps neither your IP address nor any other identifier: that is why it does not need your permission. If your browser asks not to be tracked (Do Not Track or Global Privacy Control), you are not counted either.",
  "En el aviso puedes aceptar, rechazar o elegir. Si rechazas o lo cierras lo recordamos solo hasta que cierras el navegador, y por eso el aviso vuelve en tu próxima visita. Lo que eliges aquí vale un año, y puedes cambiarlo cuando quieras también desde «Configurar cookies», al pie de cada página.":
    "In the notice you can accept, reject or choose. If you reject or close it, we remember that only until you close the browser, which is why the notice returns on your next visit. What you choose here holds for a year, and you can change it whenever you like, also from “Cookie settings” at the foot of every page.",
  "Si aceptaste y quieres que todo quede como antes de tu primera visita:":
    "If you accepted and want everything as it was before your first visit:",
  "Retirar mi aceptación": "Withdraw my consent",
  "También puedes borrar y bloquear las cookies en los ajustes de tu navegador, dentro de privacidad o datos de sitios. La web se sigue pudiendo leer sin ellas; chat, formularios y vídeos de terceros pueden dejar de funcionar.":
    "You can also delete and block cookies in your browser’s settings, under privacy or site data. The website can still be read without them; third-party chat, forms and videos may stop working.",
  "Lo que guardamos nosotros no sale de tu navegador. Los proveedores de chat, formularios y vídeo pueden tratar datos fuera del Espacio Económico Europeo, con las garantías que explica la":
    "What we store never leaves your browser. The providers of chat, forms and video may process data outside the European Economic Area, with the safeguards explained in the",
  "Puedes ejercer tus derechos de acceso, rectificación, supresión, oposición, limitación y portabilidad, como explica la":
    "You can exercise your rights of access, rectification, erasure, objection, restriction and portability, as explained in the",
  ", escribiendo a": ", by writing to",
  ", y reclamar ante la": ", and complain to the",
  ". Responde de esta web:": ". Responsible for this website:",
  "Cada cookie dura lo que dice la tabla. Tu aceptación vale un año; después te volvemos a preguntar. Lo que guardes en tu navegador puedes borrarlo antes cuando quieras.":
    "Each cookie lasts as long as the table says. Your consent holds for a year; then we ask again. You can delete what is in your browser whenever you like.",
  "Si empezamos a usar otra cookie, la añadimos a la tabla y cambiamos la fecha de esta página. Si hiciera falta tu permiso, te lo pediríamos antes.":
    "If we start using another cookie, we add it to the table and change the date of this page. Should your permission be needed, we would ask first.",
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

  // The privacy policy.
  "Responsable del tratamiento": "Data controller",
  "Datos que recogemos": "Data we collect",
  Finalidades: "Purposes",
  "Base legal": "Legal basis",
  Destinatarios: "Recipients",
  Seguridad: "Security",
  "Sobre tus datos puedes ejercer, gratis, estos derechos:":
    "You can exercise the following rights over your data, free of charge:",
  "Acceso:": "Access:",
  "saber qué datos tuyos tratamos y recibir una copia.": "to know which of your data we process and to get a copy.",
  "Rectificación:": "Rectification:",
  "corregir los que no son exactos.": "to have inaccurate ones corrected.",
  "Supresión:": "Erasure:",
  "pedir que los borremos cuando ya no hagan falta.": "to have them deleted once they are no longer needed.",
  "Oposición:": "Objection:",
  "pedir que dejemos de tratarlos, y siempre que sea para publicidad.":
    "to ask us to stop processing them, and always so where it is for advertising.",
  "Limitación:": "Restriction:",
  "pedir que solo los conservemos mientras se resuelve una reclamación.":
    "to ask us merely to keep them while a complaint is being settled.",
  "Portabilidad:": "Portability:",
  "recibirlos en un formato de uso común o que los pasemos a otra empresa.":
    "to get them in a common format, or have us pass them on to another company.",
  "Escríbenos a": "Write to us at",
  "o por correo postal a {address}, di qué derecho quieres ejercer y, si hace falta, acredita quién eres. Contestamos en el plazo de un mes. Si crees que no lo hemos hecho bien, puedes reclamar ante la":
    "or by post to {address}, say which right you want to exercise and, if need be, prove who you are. We answer within a month. If you think that we have not done it properly, you can complain to the",
  "El responsable de tus datos es la sociedad limitada española titular de NINE FITNESS y de {secondBrand}, con domicilio en Madrid.":
    "The controller of your data is the Spanish limited company that owns NINE FITNESS and {secondBrand}, based in Madrid.",
  "Solo pedimos lo que hace falta para lo que tú quieres hacer:":
    "We only ask for what is needed for what you want to do:",
  "Visita o prueba: el nombre y los datos de contacto que dejas en el formulario de la web o en el chat.":
    "Visit or trial: the name and contact details that you leave in the website’s form or in the chat.",
  "Alta y cuota: identificación, contacto, tarifa, club y pagos. La tarjeta la trata la plataforma de pago.":
    "Joining and membership: identification, contact, rate, club and payments. Your card is handled by the payment platform.",
  "Uso del club: reservas, asistencia a clases y accesos.": "Using the club: bookings, class attendance and entries.",
  "Propuestas de partners: empresa, persona de contacto, email, teléfono, web y lo que nos cuentas.":
    "Partner proposals: company, contact person, email, phone, website and what you tell us.",
  "Empleo: los datos y el currículum que nos envías.": "Jobs: the details and the CV that you send us.",
  "Navegación: dirección IP y datos técnicos de cada petición, que el servidor necesita para responderte y para frenar abusos.":
    "Browsing: IP address and technical data of each request, which the server needs to answer you and to stop abuse.",
  " Con ellas sumamos cuántas veces se ve cada página al día; de esa suma no se puede volver a ninguna persona.":
    " From these we count how often each page is seen per day; from that count nothing leads back to any person.",
  "La información marcada como obligatoria es necesaria para atenderte. No pedimos datos de salud en la web; si se los cuentas a un entrenador, se tratan solo con tu consentimiento expreso.":
    "Information marked as required is needed to attend to you. We do not ask for health data on the website; if you tell a trainer about your health, that is processed only with your explicit consent.",
  "Contestar a lo que nos preguntas y organizar tu visita.": "To answer what you ask us and to arrange your visit.",
  "Gestionar tu alta, tu cuota, tus reservas y tu acceso al club.":
    "To manage your membership, your fee, your bookings and your access to the club.",
  "Avisarte de cambios que afectan a tu club, a tus clases o a tu contrato.":
    "To tell you of changes that affect your club, your classes or your contract.",
  "Estudiar las propuestas de colaboración y las candidaturas que recibimos.":
    "To consider the partnership proposals and job applications that we receive.",
  "Contarte novedades de NINE FITNESS, si nos das permiso.":
    "To send you news from NINE FITNESS, if you give us permission.",
  "Mantener la web segura y en marcha.": "To keep the website safe and running.",
  "Tratamos tus datos con una de estas bases del artículo 6.1 del Reglamento (UE) 2016/679 (RGPD):":
    "We process your data on one of these bases of article 6(1) of Regulation (EU) 2016/679 (GDPR):",
  "La ejecución de tu contrato, o los pasos previos que tú pides: visita, alta, cuota y reservas.":
    "The performance of your contract, or the steps before it that you ask for: visit, joining, fee and bookings.",
  "El cumplimiento de obligaciones legales: facturación, impuestos y consumo.":
    "Compliance with legal obligations: invoicing, taxes and consumer law.",
  "Tu consentimiento: novedades comerciales, candidaturas y contenidos de terceros. Puedes retirarlo cuando quieras, sin que afecte a lo anterior.":
    "Your consent: commercial news, job applications and third-party content. You can withdraw it whenever you like, without affecting what went before.",
  "Nuestro interés legítimo en la seguridad de la web y del club y en atender a las empresas que nos escriben.":
    "Our legitimate interest in the safety of the website and the club and in attending to the companies that write to us.",
  " Como mucho, {months} desde que llegan.": " At most {months} from when they arrive.",
  "Quién de nuestro equipo cambió qué en esta web, sin datos de quien la visita.":
    "Who of our team changed what on this site, without any data of its visitors.",
  " Durante {months}.": " For {months}.",
  " Como mucho, {months} desde su día.": " At most {months} from their day.",
  "un mes": "one month",
  "un día": "one day",
  "{count} días": "{count} days",
  " Si no llegamos a escribirte, {days} desde que abre.": " If we do not get to write to you, {days} from its opening.",
  "Ofertas de coche que nos pides aquí: hasta que las atendemos o nos pides que las borremos.{limit}":
    "Car offers that you ask us for here: until they are dealt with or you ask us to delete them.{limit}",
  "Oferta de coche, si la pides en esta web: nombre, teléfono, email y lo que nos cuentas.":
    "Car offer, if you ask for it on this website: name, telephone, email and what you tell us.",
  " Si pides la oferta en un formulario nuestro, se los pasamos con tu solicitud.":
    " If you ask for the offer in a form of ours, we pass them on with your request.",
  "{count} meses": "{count} months",
  "Guardamos tus datos el tiempo que dura cada finalidad y, después, bloqueados, mientras la ley lo exige:":
    "We keep your data for as long as each purpose lasts and, after that, blocked, for as long as the law demands:",
  "Consultas: hasta que quedan resueltas o nos pides que las borremos.{limit}":
    "Enquiries: until they are settled or you ask us to delete them.{limit}",
  "Visitas: hasta que se hacen o nos pides que las borremos.":
    "Visits: until they take place or you ask us to delete them.",
  "Avisos de apertura: hasta que te avisamos de que el club ha abierto.":
    "Opening notices: until we tell you that the club has opened.",
  "Contratos y facturas: mientras eres socio y durante los plazos de la ley, seis años para la documentación mercantil (art. 30 del Código de Comercio) y cuatro para la tributaria (art. 66 de la Ley General Tributaria).":
    "Contracts and invoices: while you are a member and for the periods set by law, six years for business records (art. 30 of the Spanish Commercial Code) and four for tax records (art. 66 of the General Tax Law).",
  "Propuestas de partners: mientras se estudian y dura la relación.{limit}":
    "Partner proposals: while they are considered and the relationship lasts.{limit}",
  "Candidaturas: mientras dura el proceso de selección o hasta que nos pides que las borremos, currículum incluido.{limit}":
    "Job applications: while the selection lasts or until you ask us to delete them, CV included.{limit}",
  "Novedades comerciales: hasta que te das de baja.": "Commercial news: until you unsubscribe.",
  "No vendemos tus datos. Acceden a ellos, por encargo nuestro y con contrato, los proveedores que hacen funcionar el servicio: alojamiento, pagos, reservas, email, chat, formularios y ayuda para redactar respuestas. También las administraciones, los jueces y los bancos cuando la ley obliga.":
    "We do not sell your data. The providers that make the service work have access to them, on our behalf and under contract: hosting, payments, bookings, email, chat, forms and help with drafting answers. So do public bodies, judges and banks where the law demands it.",
  "Si rellenas el formulario de un partner, como el de una oferta de coches, tus datos van a esa empresa y los trata ella según su propia política.":
    "If you fill in a partner’s form, such as that of a car offer, your data go to that company, which processes them under its own policy.",
  "Algunos proveedores, como los de chat, formularios o vídeo, pueden tratar datos fuera del Espacio Económico Europeo. Solo trabajamos con ellos si hay una decisión de adecuación de la Comisión Europea o si han firmado las cláusulas contractuales tipo que prevé el artículo 46 del RGPD. Puedes pedirnos una copia de esas garantías.":
    "Some providers, such as those of chat, forms or video, may process data outside the European Economic Area. We only work with them where there is an adequacy decision of the European Commission, or where they have signed the standard contractual clauses of article 46 GDPR. You can ask us for a copy of those safeguards.",
  "Aplicamos medidas técnicas y organizativas para que tus datos no se pierdan ni acaben donde no deben: conexiones cifradas, acceso solo para quien lo necesita, contraseñas que no se guardan en claro y copias de seguridad. Si pese a todo hubiera una brecha con riesgo alto para ti, te avisaríamos sin demora.":
    "We take technical and organisational measures so that your data are not lost and do not end up where they should not: encrypted connections, access only for those who need it, passwords never stored in clear, and backups. Should there be a breach with a high risk for you nonetheless, we would tell you without delay.",
  "Si cambiamos esta política, lo publicamos aquí con la nueva fecha y, si el cambio te afecta como socio, te avisamos antes. Para cualquier duda escríbenos a":
    "If we change this policy, we publish it here with the new date and, if the change affects you as a member, we tell you beforehand. With any question write to us at",
  "o consulta a la": "or ask the",
};
