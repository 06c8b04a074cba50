import { done, failed } from "./section-toasts.ts";

/** Redirecciones. */
export const redirectTexts = {
  home: "La portada no puede llevar a otra parte.",
  path: "Escribe una dirección de esta web, como /verano, sin espacios.",
  asked: "Quita lo que va desde «?» o «#»: la redirección vale, lleve la dirección lo que lleve detrás.",
  otherSite: "Eso es de otra web: escribe una dirección de esta, como /verano.",
  isServersOwn:
    "Lo que empieza por /admin/, /vista/, /pictures/, /cards/ o /rest/v1/ no puede llevar a otra parte. Elige otra dirección.",
  target: "Escribe una página de esta web, como /clubs, o una dirección que empiece por https://.",
  goneLeadsNowhere: "Lo que ya no existe no lleva a ninguna parte: deja este campo vacío.",
  comesBack: "Esta dirección acabaría volviendo a sí misma. Elige otro destino.",
  isPage: (path: string) => `${path} ya es una página de la web. Elige otra dirección.`,
  hasMoved: (path: string) => `${path} ya lleva a otra página, que cambió de dirección.`,
  nowhere: (target: string) =>
    `En ${target} no hay ninguna página: puedes guardar la redirección, pero no llevará a nada hasta que la haya.`,
  taken: "Esta dirección ya está en la lista.",
  figuresFailed: () => failed("No se han podido leer las direcciones pedidas en vano."),
  notNeeded: (path: string) => done(`Quien pida ${path} sabrá que ya no existe.`),
  notSaved: (message: string) => failed(`No se pudo guardar la redirección: ${message}`),
};
