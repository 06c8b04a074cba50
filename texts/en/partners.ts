/** Partners: their page, the proposal, the car offer. */
export const partners = {
  "Propuesta enviada": "Proposal sent",
  "Las marcas que entrenan con NINE FITNESS. Cuéntanos tu propuesta y conviértete en partner.":
    "The brands that train with NINE FITNESS. Tell us your proposal and become a partner.",
  "Entrenamos con los mejores": "We train with the best",
  "Marcas que miran el rendimiento como nosotros: menos ruido, más oficio.":
    "Brands that see performance the way we do: less noise, more craft.",
  "Nuestros partners": "Our partners",
  "Todavía no hay partners que mostrar.": "There are no partners to show yet.",
  "Cargando partners...": "Loading partners...",
  "Conviértete en Partner": "Become a Partner",
  "Cuéntanos qué haces y qué harías con nuestros socios. Respondemos a todas las propuestas.":
    "Tell us what you do and what you would do with our members. We answer every proposal.",
  "Enviar propuesta": "Send proposal",
  "Tu empresa": "Your company",
  "Tu propuesta": "Your proposal",
  Enviada: "Sent",
  "Los campos con * son obligatorios.": "Fields marked * are required.",
  "Nombre de la empresa": "Company name",
  "Persona de contacto": "Contact person",
  Email: "Email",
  "Enviando…": "Sending…",
  "Por favor, completa los campos obligatorios.": "Please fill in the required fields.",
  "Por favor, cuéntanos tu propuesta.": "Please tell us your proposal.",
  "Escribe un correo electrónico válido, como nombre@empresa.es.":
    "Enter a valid email address, like name@company.com.",
  "Escribe una dirección web válida, como empresa.es.": "Enter a valid web address, like company.com.",
  "Hubo un problema al guardar tu propuesta. Inténtalo de nuevo.":
    "Your proposal could not be saved. Please try again.",
  "Han llegado varias propuestas en poco tiempo. Espera unos minutos y vuelve a enviarla: tu texto sigue aquí.":
    "Several proposals have arrived in a short time. Wait a few minutes and send it again: your text is still here.",
  "Sitio web": "Website",
  "Cuéntanos tu propuesta": "Tell us your proposal",
  "Usamos estos datos solo para responderte. Responsable: {owner}. Lo explica nuestra":
    "We use these details only to answer you. Data controller: {owner}. It is explained in our",
  "La tenemos. Te respondemos por email.": "We have it. We will answer you by email.",
  "Enviar otra propuesta": "Send another proposal",
  "Cargando formulario...": "Loading form...",
  "El formulario no se ha cargado. Ábrelo en otra pestaña.": "The form did not load. Open it in another tab.",
  "Formulario de solicitud de Alpine Madrid Sur": "Alpine Madrid Sur enquiry form",
  "Abrir el formulario en otra pestaña": "Open the form in another tab",
  "Solicitud enviada": "Request sent",
  "Pedir otra": "Send another",
  "La tenemos nosotros. Se la pasamos al concesionario, que te contesta.":
    "We have it. We pass it on to the dealer, who answers you.",
  "Tu solicitud nos llega a nosotros y se la pasamos a Alpine Madrid Sur, que te contesta.":
    "Your request comes to us, and we pass it on to Alpine Madrid Sur, who answers you.",
  "Pedir información": "Ask for details",
  "Volver a Partners": "Back to Partners",
  "Tu próximo coche por": "Your next car for",
  "/mes": "/month",
  "Una oferta de Alpine Madrid Sur, partner de NINE FITNESS.":
    "An offer from Alpine Madrid Sur, a NINE FITNESS partner.",
  "Tu próximo coche por {monthly} €/mes con Alpine Madrid Sur, partner de NINE FITNESS. Pide información al concesionario.":
    "Your next car for €{monthly} a month with Alpine Madrid Sur, a NINE FITNESS partner. Ask the dealer for details.",
  "Así funciona": "How it works",
  "Pide información": "Ask for details",
  "Oferta del concesionario Alpine Madrid Sur. Las condiciones no figuran en esta página: consúltalas con ellos antes de contratar.":
    "An offer from the dealer Alpine Madrid Sur. Its conditions are not on this page: ask them before you sign.",
  "Una cuota, cada mes": "One fee, every month",
  "El modelo, el plazo y lo que entra en la cuota te los explica el concesionario, por escrito y antes de firmar.":
    "The dealer explains the model, the term and what the fee includes, in writing and before you sign.",
  "Trato directo": "Straight to them",
  "Te contesta el equipo de Alpine Madrid Sur: hablas con quien vende el coche.":
    "The team of Alpine Madrid Sur answers you: you talk to whoever sells the car.",
  "Sin compromiso": "No strings",
  "Pedir información no te obliga a nada. Miras los números con calma y decides.":
    "Asking commits you to nothing. Take your time with the figures, then decide.",
} as const;
