/** What the server said, for the toasts that repeat it. Browsers speak English of a lost connection, and each its own. */
export function sayWhy(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (/failed to fetch|networkerror|load failed|fetch failed/i.test(message)) return "No hay conexión con el servidor.";
  // A hosted project's storage, and ours after it.
  if (/exceeded the maximum allowed size/i.test(message)) return "El archivo pesa más de lo que admite el servidor.";
  return message || "El servidor no ha dado ninguna explicación.";
}
