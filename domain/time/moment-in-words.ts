const zone = "Europe/Madrid";
const date = new Intl.DateTimeFormat("es-ES", { timeZone: zone, day: "numeric", month: "long" });
const clock = new Intl.DateTimeFormat("es-ES", { timeZone: zone, hour: "2-digit", minute: "2-digit" });

/** The date of a moment that is near, in Madrid: `1 de diciembre`. */
export const dateInWords = (iso: string): string => date.format(new Date(iso));

/** The same with its hour: `1 de diciembre, 00:00`. */
export const momentInWords = (iso: string): string => `${dateInWords(iso)}, ${clock.format(new Date(iso))}`;
