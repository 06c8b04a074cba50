/** What goes with a club when it is deleted: how many rates, extras, classes and pictures. */
export interface ClubBelongings {
  rates: number;
  extras: number;
  classes: number;
  pictures: number;
}

const together = new Intl.ListFormat("es", { type: "conjunction" });

/** The sentence before a club is deleted; null where nobody could count. */
export function belongingsInWords(belongings: ClubBelongings | null): string {
  if (belongings === null)
    return "Con él se eliminan sus precios, sus ofertas, sus clases y las imágenes de su galería.";
  const { rates, extras, classes, pictures } = belongings;
  const parts = [
    counted(rates, "precio", "precios"),
    counted(extras, "oferta", "ofertas"),
    counted(classes, "clase", "clases"),
    counted(pictures, "imagen", "imágenes"),
  ].filter((part) => part !== null);
  if (parts.length === 0) return "No tiene precios, ofertas, clases ni imágenes.";
  return `Con él se eliminan también: ${together.format(parts)}.`;
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
