const list = new Intl.ListFormat("es", { type: "conjunction" });

interface ChangeOfClubs {
  /** Names of clubs. */
  added: readonly string[];
  gone: readonly string[];
  /** Requests of the added ones. */
  total: number;
}

/** What somebody will see and no longer see, in a sentence; empty where her clubs stay. */
export function effectOfPosition({ added, gone, total }: ChangeOfClubs): string {
  const requests = total === 1 ? "1 solicitud" : `${total} solicitudes`;
  return [
    added.length > 0 &&
      `Añades ${list.format(added)}: verá ${requests} de ${added.length === 1 ? "ese club" : "esos clubs"}.`,
    gone.length > 0 && `Quitas ${list.format(gone)}: dejará de ver lo suyo, también donde lo tenga abierto.`,
  ]
    .filter(Boolean)
    .join(" ");
}
