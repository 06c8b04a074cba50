/** What the server said, for the toasts that repeat it. Browsers speak English of a lost connection, and each its own. */
export function sayWhy(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (/failed to fetch|networkerror|load failed|fetch failed/i.test(message)) return "No hay conexión con el servidor.";
  // A hosted project's storage, and ours after it.
  if (/exceeded the maximum allowed size/i.test(message)) return "El archivo pesa más de lo que admite el servidor.";
  // Of the storage, and of PostgreSQL ("No space left on device").
  if (/no space left on/i.test(message)) {
    return "No queda espacio en el servidor para guardarlo. Avisa a quien lo administra.";
  }
  if (/file store does not answer/i.test(message)) {
    return "El almacén de archivos no responde. Inténtalo de nuevo dentro de un momento.";
  }
  if (isForbidden(error)) return forbidden;
  // Of PostgreSQL, which was given so many seconds for it and undid it.
  if (/statement timeout/i.test(message)) {
    return "El servidor está muy ocupado y ha tardado demasiado. Inténtalo de nuevo dentro de un momento.";
  }
  if (/database does not answer/i.test(message)) {
    return "La base de datos no responde. Inténtalo de nuevo dentro de un momento.";
  }
  return message || "El servidor no ha dado ninguna explicación.";
}

/** The code that the database or the sign-in gave what it refused. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

export const forbidden = "Tu cuenta no tiene permiso para hacer esto. Pídeselo a alguien de dirección.";

/** Whether the database says that the person's role lacks the right; functions that say it in their own words are not meant. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof Error && /row-level security|permission denied/i.test(error.message);
