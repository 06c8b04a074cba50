/** The shortest password the backend takes; a hosted project's is set in supabase/config.toml. */
const shortestPassword = 12;

/** What is said of a password that the backend knows from its list; the length has been looked at before. */
const commonPassword =
  "Es una de las contraseñas más usadas y se adivina enseguida. Prueba con tres o cuatro palabras que no vayan juntas.";

const ownEmail = "Es tu email, que es lo primero que se prueba. Escribe tres o cuatro palabras que no vayan juntas.";

/** What is said of a password that the backend finds weak, by its reason. */
export function weakPassword(error: unknown): string {
  const isEmail = error instanceof Error && "reasons" in error && String(error.reasons) === "characters";
  return isEmail ? ownEmail : commonPassword;
}

/** What is wrong with a change of password, by field. */
export type PasswordFaults = { current?: string; password?: string; repeated?: string };

/** What a person can mend before the backend is asked; nothing when it may be. `current` is null where none is asked. */
export function findPasswordFaults(current: string | null, password: string, repeated: string): PasswordFaults {
  return {
    ...(current === "" && { current: "Escribe tu contraseña actual." }),
    ...([...password].length < shortestPassword && { password: `Escribe al menos ${shortestPassword} caracteres.` }),
    ...(repeated !== password && { repeated: "Las dos contraseñas nuevas no son iguales." }),
  };
}
