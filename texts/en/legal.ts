/** What legal pages share, the legal notice, terms and the accessibility statement: a translation, the Spanish text binds. */
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
  "Los episodios de NineCast: se reproducen en la web de otra empresa, no todos tienen subtítulos (criterio 1.2.2) y ninguno lleva audiodescripción (1.2.5). La página de cada uno dice si los tiene y enlaza a su transcripción; si le falta (1.2.3), pídenosla.":
    "The episodes of NineCast: they play on another company’s website, not all have captions (criterion 1.2.2) and none has audio description (1.2.5). The page of each says whether it has them and links to its transcript; where that is missing (1.2.3), ask us for it.",
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
  "puedes darte de baja avisando con 14 días de antelación al siguiente ciclo de facturación. Sin permanencia, cuando quieras; si tu tarifa tiene un compromiso, como uno de doce meses, desde que se cumple. Cada tarifa lo dice antes de contratarla.":
    "you can leave with 14 days’ notice before the next billing cycle. Without a commitment, whenever you like; if your rate has one, such as twelve months, from when it ends. Each rate says so before you join.",
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
