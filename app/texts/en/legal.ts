/** Legal pages and the accessibility statement: a translation, the Spanish text is the binding one. */
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
  "Transferencias internacionales": "International transfers",
  "Tus derechos": "Your rights",
  Conservación: "How long we keep it",
  Cambios: "Changes",

  // The accessibility statement.
  Compromiso: "Commitment",
  "Situación de cumplimiento": "Conformance status",
  "Contenido no accesible": "Content that is not accessible",
  "Preparación de esta declaración": "How this statement was prepared",
  "Observaciones y contacto": "Feedback and contact",
  "Procedimiento de reclamación": "How to complain",
  "{companyName} se compromete a que la web {hostname} sea accesible, conforme a la Ley 11/2023, de 8 de mayo, y con el contenido del Real Decreto 1112/2018, de 7 de septiembre.":
    "{companyName} is committed to making the website {hostname} accessible, in accordance with Spanish Law 11/2023 of 8 May and with the content set out in Royal Decree 1112/2018 of 7 September.",
  "Esta web es": "This website is",
  "parcialmente conforme": "partially conformant",
  "con la norma UNE-EN 301549:2022, que recoge las pautas WCAG de nivel A y AA, por las excepciones del apartado siguiente.":
    "with the standard UNE-EN 301549:2022, which includes the WCAG guidelines of levels A and AA, because of the exceptions in the next section.",
  "Se maneja entera con el teclado, se lee con lector de pantalla, aguanta la ampliación del texto y de la página al 400 %, respeta la preferencia de menos movimiento y funciona sin scripts.":
    "All of it can be used with a keyboard and read with a screen reader; it withstands text and pages enlarged to 400%, respects a preference for less motion and works without scripts.",
  "No es accesible, o no podemos asegurarlo:": "Not accessible, or beyond what we can vouch for:",
  "Los episodios de NineCast: se reproducen en la web de otra empresa, no todos tienen subtítulos (criterio 1.2.2) y ninguno lleva audiodescripción (1.2.5). Los que tienen transcripción enlazan a ella; si te falta la de alguno (1.2.3), pídenosla.":
    "The episodes of NineCast: they play on another company’s website, not all have captions (criterion 1.2.2) and none has audio description (1.2.5). Those with a transcript link to it; if one is missing (1.2.3), ask us for it.",
  "Los horarios, formularios y chats de otras empresas, donde un club los usa: no dependen de nosotros. Siempre hay al lado otra forma de hacer lo mismo, por correo o por teléfono.":
    "Timetables, forms and chats of other companies, where a club uses them: they are out of our hands. There is always another way of doing the same beside them, by email or by phone.",
  "Los textos, las imágenes y los documentos que publican los clubs y los partners: alguna imagen puede carecer de una descripción adecuada o contener texto (criterios 1.1.1 y 1.4.5).":
    "The texts, pictures and documents that clubs and partners publish: some pictures may lack a proper description or contain text (criteria 1.1.1 and 1.4.5).",
  "Esta declaración se preparó el 22 de noviembre de 2026, con una autoevaluación de la propia empresa. Los 55 criterios A y AA de las WCAG 2.2 se comprueban uno a uno: 47 con pruebas automáticas (páginas y estados a tres anchos de pantalla, con teclado, con los colores del sistema y con un lector de pantalla virtual) y el resto a mano. Todavía no la han probado personas que usan productos de apoyo a diario.":
    "This statement was prepared on 22 November 2026 with the company’s own assessment. The 55 A and AA criteria of WCAG 2.2 are checked one by one: 47 by automatic tests (pages and states at three screen widths, with a keyboard, with the system’s colours and with a virtual screen reader) and the rest by hand. People who use assistive products every day have not tried it yet.",
  "Última revisión de la declaración: 22 de noviembre de 2026.": "Statement last reviewed: 22 November 2026.",
  "Si algo te impide usar la web, o necesitas algún contenido en otro formato, dínoslo en la":
    "If something keeps you from using the website, or you need something in another format, tell us on the",
  "página de contacto": "contact page",
  ", en": ", at",
  "o en el": "or on",
  ". Te respondemos en un plazo de veinte días hábiles y nos sirve para corregirlo.":
    ". We answer within twenty working days, and it helps us put it right.",
  "Si la respuesta no te convence o no llega, puedes reclamar ante la Dirección General de Consumo de la Comunidad de Madrid o ante la Oficina de Atención a la Discapacidad (OADIS) del Ministerio de Derechos Sociales, Consumo y Agenda 2030.":
    "If our answer does not satisfy you, or does not come, you can complain to the Directorate General for Consumer Affairs of the Community of Madrid or to the Disability Support Office (OADIS) of the Spanish Ministry of Social Rights, Consumer Affairs and the 2030 Agenda.",

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
  "En el aviso puedes aceptar, rechazar o elegir. Si rechazas o lo cierras lo recordamos solo hasta que cierras la pestaña, y por eso el aviso vuelve en tu próxima visita. Lo que eliges aquí vale un año, y puedes cambiarlo cuando quieras también desde «Configurar cookies», al pie de cada página.":
    "In the notice you can accept, reject or choose. If you reject or close it, we remember that only until you close the tab, which is why the notice returns on your next visit. What you choose here holds for a year, and you can change it whenever you like, also from “Cookie settings” at the foot of every page.",
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

  // The legal notice.
  "En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, estos son los datos de la empresa que está detrás de esta web:":
    "In compliance with article 10 of Spanish Law 34/2002 on information society services and electronic commerce, these are the details of the company behind this website:",
  "Inscripción registral: {registry}.": "Company register entry: {registry}.",
  "Titular de la web": "Owner of the website",
  "Para qué sirve esta web": "What this website is for",
  "Uso de la web": "Use of the website",
  "Propiedad intelectual e industrial": "Intellectual and industrial property",
  "Contenidos y enlaces": "Content and links",
  "Tus datos": "Your data",
  "Ley aplicable": "Applicable law",
  "Aquí encuentras los clubs NINE FITNESS de Madrid, sus tarifas, horarios y eventos, nuestras noticias y pódcast, los productos y los partners. Desde las páginas de los clubs puedes contratar; esa compra se rige por los":
    "Here you find the NINE FITNESS clubs of Madrid, their rates, timetables and events, our news and podcast, products and partners. You can join from the clubs’ pages; that purchase is governed by the",
  "Puedes visitar la web sin registrarte. Úsala de buena fe y conforme a la ley: sin dañarla, sin hacerte pasar por otra persona y sin recoger datos de forma masiva. Podemos cambiarla, corregirla o cerrarla un tiempo para mantenerla.":
    "You can visit the website without registering. Use it in good faith and within the law: without damaging it, without pretending to be someone else and without harvesting data. We may change it, correct it or close it for a while for maintenance.",
  "Las marcas, los logotipos, el diseño, los textos, las imágenes y el código son de {companyName} o se usan con licencia. No se pueden copiar, distribuir ni transformar sin permiso, salvo para uso personal o en los casos que la ley autoriza.":
    "The brands, logos, design, texts, pictures and code belong to {companyName} or are used under licence. They may not be copied, distributed or transformed without permission, except for personal use or where the law allows it.",
  "Revisamos lo que publicamos, pero puede haber erratas o cambios de última hora: lo que confirma el club es lo que vale. Los enlaces a otras webs son informativos y cada una responde de lo suyo. Si encuentras un contenido ilícito, avísanos y lo retiramos.":
    "We check what we publish, but there may be errors or last-minute changes: what the club confirms is what counts. Links to other websites are for information, and each answers for its own. If you find unlawful content, tell us and we take it down.",
  "Queremos que cualquiera pueda usar esta web, con teclado, con lector de pantalla o con la letra más grande. Si algo te lo impide, cuéntanoslo en la página de":
    "We want everybody to be able to use this website, with a keyboard, with a screen reader or with larger letters. If something keeps you from it, tell us on the page",
  contacto: "Contact",
  "y lo arreglamos. Hasta dónde llega hoy lo dice la": "and we put it right. How far it goes today is said in the",
  "El tratamiento de tus datos se explica en la": "How your data are processed is explained in the",
  ", y lo que la web guarda en tu navegador, en la": ", and what the website stores in your browser, in the",
  "Este aviso se rige por la ley española. Para cualquier conflicto son competentes los juzgados y tribunales de Madrid, salvo que la ley reconozca otros a los consumidores.":
    "This notice is governed by Spanish law. The courts of Madrid have jurisdiction over any dispute, unless the law grants consumers others.",

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
  " Como mucho, {months} desde su día.": " At most {months} from their day.",
  "un mes": "one month",
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

  // The terms.
  Ámbito: "Scope",
  "Condiciones de uso": "Terms of use",
  "Registro y contratación": "Registration and purchase",
  "Derecho de desistimiento": "Right to withdraw",
  Cancelaciones: "Cancellations",
  "Propiedad intelectual": "Intellectual property",
  "Exclusión de responsabilidad": "Exclusion of liability",
  "Enlaces externos": "External links",
  "Privacidad y cookies": "Privacy and cookies",
  "Atención al cliente": "Customer service",
  "Ley aplicable y tribunales": "Applicable law and courts",
  "Estas condiciones valen para el uso de esta web y para lo que contratas a través de ella: cuotas, bonos, pases, servicios y productos de NINE FITNESS y {secondBrand}. Quien te los vende es:":
    "These terms apply to the use of this website and to what you buy through it: memberships, vouchers, passes, services and products of NINE FITNESS and {secondBrand}. They are sold to you by:",
  "La web es de acceso libre y gratuito. Al usarla te comprometes a:":
    "The website is open to everybody and free. By using it you undertake:",
  "dar datos ciertos y tuyos cuando rellenas un formulario;":
    "to give true details, and your own, when you fill in a form;",
  "no dañarla, sobrecargarla ni entrar donde no tienes permiso;":
    "not to damage or overload it or go where you have no permission;",
  "no publicar ni enviar nada ilícito o que invada los derechos de otras personas.":
    "not to publish or send anything unlawful or that infringes the rights of others.",
  "En los clubs rigen además las normas de uso de cada centro.":
    "In the clubs, the house rules of each one apply as well.",
  "Para contratar tienes que ser mayor de edad o contar con la autorización de quien te representa. Eliges la tarifa en la página de tu club, te registras con tus datos, ves el precio total antes de pagar y recibes la confirmación por email. El contrato se celebra en español y queda a tu disposición.":
    "To join you must be of age, or have the permission of whoever represents you. You choose the rate on your club’s page, register with your details, see the total price before you pay and receive the confirmation by email. The contract is concluded in Spanish and remains available to you.",
  "Los precios están en euros, impuestos incluidos.": "Prices are in euros, taxes included.",
  "Los pagos se hacen en una plataforma de pago segura; no vemos ni guardamos los datos de tu tarjeta.":
    "Payments are made on a secure payment platform; we neither see nor store your card details.",
  "Las ofertas valen hasta la fecha o el número de plazas que anuncia cada una.":
    "Offers hold until the date, or for the number of places, that each one announces.",
  "Un error evidente en un precio no obliga; te avisamos y puedes elegir sin coste.":
    "An obvious error in a price is not binding; we tell you and you can choose at no cost.",
  "Tu cuota:": "Your membership:",
  "puedes darte de baja cuando quieras avisando con 14 días de antelación al siguiente ciclo de facturación.":
    "you can leave whenever you like with 14 days’ notice before the next billing cycle.",
  "Tus clases:": "Your classes:",
  "cancelar una reserva es gratis hasta 4 horas antes del inicio.":
    "cancelling a booking is free up to 4 hours before the start.",
  "Por nuestra parte:": "On our side:",
  "si tenemos que anular una clase o un servicio pagado, te ofrecemos otra fecha o te devolvemos lo que corresponda.":
    "if we have to cancel a class or a service you have paid for, we offer you another date or refund what is due.",
  "Las marcas NINE FITNESS y {secondBrand}, los logotipos, los textos, las fotografías, los vídeos y el código de esta web son nuestros o los usamos con licencia. Puedes verlos, enlazarlos y guardarlos para ti; para cualquier otro uso necesitas nuestro permiso por escrito.":
    "The brands NINE FITNESS and {secondBrand}, the logos, texts, photographs, videos and code of this website are ours or used under licence. You may look at them, link to them and save them for yourself; for any other use you need our written permission.",
  "Cuidamos que la información sea correcta y la web funcione, pero puede haber errores o cortes que no dependen de nosotros, y no respondemos de los daños que causen un uso indebido de la web o un fallo ajeno. Consulta a tu médico antes de empezar a entrenar si tienes dudas sobre tu salud. Nada de esto limita los derechos que la ley te reconoce como consumidor.":
    "We take care that the information is right and the website works, but there may be errors or outages beyond our control, and we are not liable for damage caused by misuse of the website or by the failure of others. Ask your doctor before you start training if you have doubts about your health. None of this limits the rights that the law gives you as a consumer.",
  "Algunos enlaces llevan a páginas de otras empresas: la contratación, los horarios, el vídeo, los partners. No son nuestras, tienen sus propias condiciones y no respondemos de su contenido. Si ves un enlace que no debería estar, dínoslo y lo revisamos.":
    "Some links lead to pages of other companies: joining, timetables, video, partners. They are not ours, have terms of their own, and we do not answer for their content. If you see a link that should not be there, tell us and we look into it.",
  "Cómo tratamos tus datos está en la": "How we process your data is in the",
  "; qué guarda la web en tu navegador, en la": "; what the website stores in your browser, in the",
  "; quién está detrás de ella, en el": "; who is behind it, in the",
  "Para preguntas, quejas o reclamaciones escríbenos a": "For questions or complaints write to us at",
  ", llámanos al": ", call us on",
  "o usa la página de": "or use the page",
  ". En todos los clubs hay hojas de reclamaciones de la Comunidad de Madrid.":
    ". All clubs keep the official complaint forms of the Community of Madrid.",
  "Estas condiciones se rigen por la ley española. Los conflictos se resuelven en los juzgados y tribunales de Madrid, salvo que la ley te dé derecho, como consumidor, a acudir a los de tu domicilio.":
    "These terms are governed by Spanish law. Disputes are settled by the courts of Madrid, unless the law entitles you, as a consumer, to turn to those of your home.",
  "Tienes 14 días naturales desde la compra para desistir sin dar explicaciones. Basta con que nos lo digas con claridad antes de que acabe el plazo, por email a":
    "You have 14 calendar days from the purchase to withdraw without giving reasons. It is enough to tell us so clearly before that time is up, by email to",
  "o por correo postal. Te devolvemos lo que pagaste, por el mismo medio, en los 14 días siguientes a recibir tu solicitud.":
    "or by post. We refund what you paid, by the same means, within 14 days of receiving your request.",
  "Si pediste empezar a entrenar dentro de ese plazo, descontamos solo la parte que ya has usado. Un producto tienes que devolverlo sin estrenar en los 14 días siguientes a tu aviso.":
    "If you asked to start training within that time, we only deduct the part you have already used. A product must be returned unused within 14 days of telling us.",
  "Puedes usar este modelo de formulario, aunque no es obligatorio:":
    "You may use this model form, although you do not have to:",
  "A la atención de {companyName}, {address}, {email}: por la presente le comunico que desisto de mi contrato de venta del siguiente bien / prestación del siguiente servicio. Contratado el / recibido el: … Nombre y domicilio: … Fecha y firma (solo si se presenta en papel): …":
    "To {companyName}, {address}, {email}: I hereby give notice that I withdraw from my contract of sale of the following goods / for the supply of the following service. Ordered on / received on: … Name and address: … Date and signature (only if this form is notified on paper): …",
} as const;
