const sentences: readonly (readonly [RegExp, string])[] = [
  [/failed to fetch|networkerror|load failed|fetch failed/i, "No hay conexión con el servidor."],
  // A hosted project's storage, and ours after it.
  [/exceeded the maximum allowed size/i, "El archivo pesa más de lo que admite el servidor."],
  // Of the storage, and of PostgreSQL ("No space left on device").
  [/no space left on/i, "No queda espacio en el servidor para guardarlo. Avisa a quien lo administra."],
  [/file store does not answer/i, "El almacén de archivos no responde. Inténtalo de nuevo dentro de un momento."],
  // Of PostgreSQL, which was given so many seconds for it, or found that two wait for each other, and undid it.
  [
    /(statement|lock) timeout|deadlock detected/i,
    "El servidor está muy ocupado y ha tardado demasiado. Inténtalo de nuevo dentro de un momento.",
  ],
  [/database does not answer/i, "La base de datos no responde. Inténtalo de nuevo dentro de un momento."],
  [/duplicate key value/i, "Ya está: se ha hecho dos veces, o alguien lo ha hecho antes. Vuelve a cargar la página."],
  // A text with the character 0 in it, which people do not type.
  [
    /unsupported unicode escape|invalid byte sequence/i,
    "El texto lleva un carácter que no se puede guardar: bórralo y escríbelo a mano.",
  ],
  [
    /violates foreign key constraint/i,
    "Ya no existe algo de lo que depende, o hay algo que depende de ello. Vuelve a cargar la página.",
  ],
];

/** What the server said, for the toasts that repeat it. Browsers speak English of a lost connection, and each its own. */
export function sayWhy(error: unknown): string {
  if (isForbidden(error)) return forbidden;
  const message = error instanceof Error ? error.message : "";
  const known = sentences.find(([said]) => said.test(message));
  return known?.[1] ?? (message || "El servidor no ha dado ninguna explicación.");
}

/** The code that the database or the sign-in gave what it refused. */
export const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined);

export const forbidden = "Tu cuenta no tiene permiso para hacer esto. Pídeselo a alguien de dirección.";

/** Whether the database says that the person's role lacks the right; functions that say it in their own words are not meant. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof Error && /row-level security|permission denied/i.test(error.message);
