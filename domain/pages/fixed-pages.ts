import type { Translate } from "#texts/translate.ts";
import { carMonthlyPrice } from "../partners/car-monthly-price.ts";

/** A page that is there whatever staff write, and whose words for results of search they may change. */
export interface FixedPage {
  /** What staff call it. */
  name: string;
  /** From the site's root on; `{club}` stands for the address of a club. */
  path: string;
  /** What its card is drawn over, where that is always the same picture. */
  picture?: string;
  /** One at each club: its words name it as `{club}`, since no two pages may be called the same. */
  isPerClub?: true;
  /** The house's own words, in the language of `t`. */
  made: (t: Translate, club: string) => { title: string; description: string };
}

const page = (name: string, path: string, made: FixedPage["made"], picture?: string): FixedPage => ({
  name,
  path,
  made,
  ...(picture && { picture }),
});

/**
 * Every fixed page that search engines may show, in the order in which the panel lists them, by what its row in the table
 * is found by: addresses may change. A new one needs its row, by a migration.
 */
export const fixedPages = {
  home: page("Portada", "/", (t) => ({
    title: t("Gimnasios en Madrid"),
    description: t(
      "Gimnasios premium en Madrid. Elige tu club NINE FITNESS, mira sus tarifas y horarios y empieza a entrenar.",
    ),
  })),
  clubs: page("Clubs", "/clubs", (t) => ({
    title: "Clubs",
    description: t(
      "Los clubs NINE FITNESS de Madrid: dirección, tarifas, horarios y servicios de los abiertos, y los que están en construcción.",
    ),
  })),
  compare: page("Comparar tarifas", "/comparar-tarifas", (t) => ({
    title: t("Compara tarifas"),
    description: t(
      "Compara las tarifas de un club NINE FITNESS, o los clubs entre sí: precio, condiciones y qué incluye cada uno.",
    ),
  })),
  timetable: {
    ...page("Horario de clases de un club", "/club/{club}/horario", (t, name) => ({
      title: t("Horario {clubName}", { clubName: name }),
      description: t("Horario de clases del club NINE FITNESS {name}.", { name }),
    })),
    isPerClub: true,
  },
  visit: page("Reservar visita", "/visita", (t) => ({
    title: t("Reserva tu visita"),
    description: t("Elige club, día y hora y ven a ver un club NINE FITNESS con alguien del equipo. Sin compromiso."),
  })),
  "club-visit": {
    ...page("Reservar visita a un club", "/club/{club}/visita", (t, name) => ({
      title: t("Reserva tu visita a {name}", { name }),
      description: t(
        "Elige día y hora y ven a ver el club NINE FITNESS {name} con alguien del equipo. Sin compromiso.",
        { name },
      ),
    })),
    isPerClub: true,
  },
  events: page(
    "Eventos",
    "/events",
    (t) => ({
      title: t("Próximos eventos"),
      description: t(
        "Carreras, talleres, noches de fuerza y puertas abiertas en los clubs NINE FITNESS de Madrid: fecha, hora y lugar de cada evento.",
      ),
    }),
    "/images/eventos-invitacion.jpg",
  ),
  ninecast: page(
    "NineCast",
    "/ninecast",
    (t) => ({
      title: "NineCast",
      description: t(
        "NineCast, el podcast de NINE FITNESS: entrenamiento, descanso y vida de club, episodio a episodio.",
      ),
    }),
    "/images/ninecast-portada.jpg",
  ),
  "9ftoday": page("9FToday", "/9ftoday", (t) => ({
    title: "9FToday",
    description: t("9FToday: entrenamiento, recuperación y vida de club, escrito por quien entrena en NINE FITNESS."),
  })),
  merch: page("Tienda", "/merch", (t) => ({
    title: "NINE MERCH",
    description: t("La tienda de NINE FITNESS: lo que usamos en sala, hecho para durar. Ropa, accesorios y material."),
  })),
  contact: page(
    "Contacto",
    "/contact",
    (t) => ({
      title: t("Contacto"),
      description: t("Habla con NINE FITNESS por chat, teléfono o email, y mira el horario de cada club de Madrid."),
    }),
    "/images/contacto-hero.jpg",
  ),
  careers: page(
    "Empleo",
    "/careers",
    (t) => ({
      title: t("Trabaja en 9F"),
      description: t(
        "Únete al equipo de los clubs NINE FITNESS de Madrid: cuéntanos quién eres y en qué te gustaría trabajar.",
      ),
    }),
    "/images/trabaja-hero.jpg",
  ),
  partners: page(
    "Partners",
    "/partners",
    (t) => ({
      title: "Partners",
      description: t("Las marcas que entrenan con NINE FITNESS. Cuéntanos tu propuesta y conviértete en partner."),
    }),
    "/images/partners-hero.jpg",
  ),
  "car-offer": page(
    "Oferta de Alpine Madrid Sur",
    "/partners/alpine-madrid-sur",
    (t) => ({
      title: "Alpine Madrid Sur",
      description: t(
        "Tu próximo coche por {monthly} €/mes con Alpine Madrid Sur, partner de NINE FITNESS. Pide información al concesionario.",
        { monthly: carMonthlyPrice },
      ),
    }),
    "/images/alpine-madrid-sur.jpg",
  ),
  manifiesto: page("Manifiesto", "/manifiesto", (t) => ({
    title: t("Manifiesto"),
    description: t("Por qué existe NINE FITNESS: nuestra misión, nuestra visión y lo que nos mueve."),
  })),
  privacy: page("Política de Privacidad", "/politica-de-privacidad", (t) => ({
    title: t("Política de Privacidad"),
    description: t(
      "Qué datos tuyos trata NINE FITNESS, para qué, con qué base, durante cuánto tiempo y cómo ejercer tus derechos.",
    ),
  })),
  terms: page("Términos y Condiciones", "/terminos-y-condiciones", (t) => ({
    title: t("Términos y Condiciones"),
    description: t(
      "Condiciones de uso y de contratación de NINE FITNESS: precios, pagos, desistimiento de 14 días, bajas y reservas.",
    ),
  })),
  cookies: page("Política de Cookies", "/politica-de-cookies", (t) => ({
    title: t("Política de Cookies"),
    description: t(
      "Qué guarda la web de NINE FITNESS en tu navegador, para qué, durante cuánto tiempo y cómo retirarlo.",
    ),
  })),
  "legal-notice": page("Aviso Legal", "/aviso-legal", (t) => ({
    title: t("Aviso Legal"),
    description: t("Quién está detrás de la web de NINE FITNESS y con qué condiciones se usa."),
  })),
  accessibility: page("Declaración de Accesibilidad", "/accesibilidad", (t) => ({
    title: t("Declaración de Accesibilidad"),
    description: t("Hasta dónde es accesible la web de NINE FITNESS, qué no lo es todavía y cómo decírnoslo."),
  })),
} satisfies Record<string, FixedPage>;

export type FixedPageKey = keyof typeof fixedPages;

/** The fixed page of a row; null for one that the code does not know any more. */
export function fixedPageOf(key: string): FixedPage | null {
  return Object.hasOwn(fixedPages, key) ? fixedPages[key as FixedPageKey] : null;
}
