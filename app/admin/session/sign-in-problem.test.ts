import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { authToasts } from "#texts/admin/auth-toasts.ts";
import { providerMessage } from "./provider-message.ts";
import { signInProblem } from "./sign-in-problem.ts";

const said = ({ title, description }: { title: string; description?: string | undefined }) => [title, description];

it("says of wrong credentials in Spanish, and of anything else what the provider said", () => {
  expect(said(signInProblem(new AuthApiError("Invalid login credentials", 400, "invalid_credentials")))).toEqual([
    "Error al iniciar sesión",
    "Credenciales incorrectas. Por favor, inténtalo de nuevo.",
  ]);
  expect(said(signInProblem(new AuthApiError("Too many requests", 429, "over_request_rate_limit")))).toEqual([
    "Sign in Failed",
    "Too many requests",
  ]);
  expect(signInProblem(new AuthRetryableFetchError("Failed to fetch", 0)).description).toBe(
    "No hay conexión con el servidor.",
  );
});

it("says that something went wrong where the provider said nothing", () => {
  for (const wordless of [new AuthRetryableFetchError("{}", 503), new Error(""), "no error at all", null]) {
    expect(said(signInProblem(wordless))).toEqual(["Sign in Failed", "Something went wrong"]);
    expect(said(authToasts.signOutFailed(providerMessage(wordless)))).toEqual([
      "Sign out Failed",
      "Something went wrong",
    ]);
    expect(said(authToasts.signUpFailed(providerMessage(wordless)))).toEqual([
      "Sign up Failed",
      "Something went wrong",
    ]);
  }
});
