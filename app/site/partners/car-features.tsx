import { useText } from "#app/ui/use-text.ts";
import type { PlainText } from "#texts/translate.ts";
import "./car-promo.css";

const features: { title: PlainText; text: PlainText }[] = [
  {
    title: "Una cuota, cada mes",
    text: "El modelo, el plazo y lo que entra en la cuota te los explica el concesionario, por escrito y antes de firmar.",
  },
  {
    title: "Trato directo",
    text: "Te contesta el equipo de Alpine Madrid Sur: hablas con quien vende el coche.",
  },
  {
    title: "Sin compromiso",
    text: "Pedir información no te obliga a nada. Miras los números con calma y decides.",
  },
];

export function CarFeatures() {
  const t = useText();
  return (
    <ul className="car-features above-block lined">
      {features.map(({ title, text }) => (
        <li key={title} className="cols cols-4-8 gap-8">
          <h3 className="title-1">{t(title)}</h3>
          <p className="prose muted">{t(text)}</p>
        </li>
      ))}
    </ul>
  );
}
