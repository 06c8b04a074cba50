import { createContext, useContext } from "react";

/** The nonce of the render in progress, provided by entry.server; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

/** For our own inline scripts: `<script nonce={useNonce()}>`. One without it is refused by the content security policy. */
export const useNonce = (): string | undefined => useContext(NonceContext);
