import { destructive, neutral } from "../toast-text.ts";
import { done, failed } from "./section-toasts.ts";

/** Mi cuenta: the spec names no words for it, so these follow the pattern of the others. */
export const accountToasts = {
  passwordChanged: done("Contraseña actualizada correctamente."),
  passwordFailed: (message: string) => failed(`No se pudo cambiar la contraseña: ${message}`),
};

/** Signing in and out (admin §8); `message` is the provider's. */
export const authToasts = {
  welcome: neutral("¡Bienvenido!", "Has iniciado sesión correctamente."),
  wrongCredentials: destructive("Error al iniciar sesión", "Credenciales incorrectas. Por favor, inténtalo de nuevo."),
  signUpFailed: (message?: string) => destructive("Sign up Failed", message || "Something went wrong"),
  signInFailed: (message?: string) => destructive("Sign in Failed", message || "Something went wrong"),
  askedTooOften: destructive("Demasiadas veces", "Espera unos minutos antes de pedir otro enlace."),
  linkFailed: (message: string) => destructive("Error", `No se pudo enviar el enlace: ${message}`),
  signOutFailed: (message?: string) => destructive("Sign out Failed", message || "Something went wrong"),
};
