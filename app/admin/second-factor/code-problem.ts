/** What is wrong with a code that was shown, in a sentence; null when it was not the code. */
export function codeProblem(error: unknown, kind: "app" | "recovery"): string | null {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  if (code === "over_request_rate_limit" || code === "mfa_recovery_codes_locked") {
    return "Demasiados intentos. Espera unos minutos y vuelve a probar.";
  }
  if (code === "mfa_challenge_expired" || code === "mfa_ip_address_mismatch") {
    return "Ha pasado demasiado tiempo. Escribe el código que ves ahora.";
  }
  if (code !== "mfa_verification_failed") return null;
  if (kind === "recovery") return "Ese código no es correcto o ya se ha usado.";
  return "El código no es correcto. Espera a que cambie y escribe el nuevo.";
}
