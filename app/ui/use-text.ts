import { createContext, useContext } from "react";
import { inSpanish, type Translate } from "#texts/translate.ts";

/** The language of the page: entry.server provides it by the address, an island by `<html lang>`. */
export const TextContext = createContext<Translate>(inSpanish);

/** `const t = useText(); t("Ver clubes")`: the sentence in the language of the page. The panel's is Spanish. */
export const useText = (): Translate => useContext(TextContext);
