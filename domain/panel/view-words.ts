const devices: Record<string, string> = { phone: "Móvil", tablet: "Tableta", desktop: "Ordenador" };

/** What a counted name is called in the panel. */
export function viewName(kind: "page" | "referrer" | "campaign" | "device", name: string): string {
  if (name === "(otros)") return "Otros";
  if (kind === "device") return devices[name] ?? name;
  if (kind === "referrer" && name === "") return "Directo o desconocido";
  return kind === "page" && name === "/" ? "/ (inicio)" : name;
}

/** A number as it is written in Spanish: `12.345`, and `1.234` with its point too. */
export function wholeText(number: number): string {
  return whole.format(number);
}

/** How a number compares with the one before: `12 % más que los 30 días anteriores`; null where there was none. */
export function changeText(now: number, before: number, days: number): string | null {
  if (before === 0) return null;
  const percent = Math.round(((now - before) / before) * 100);
  const than = `los ${days} días anteriores`;
  if (percent === 0) return `Igual que ${than}`;
  return `${wholeText(Math.abs(percent))} % ${percent > 0 ? "más" : "menos"} que ${than}`;
}

const whole = new Intl.NumberFormat("es-ES", { useGrouping: "always" });
