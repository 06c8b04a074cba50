import "react";

declare module "react" {
  // Sheets take numbers and texts from components by custom properties, which React writes as they are.
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
  // What shows while somebody points at a button, by its id; React writes it as it is.
  // biome-ignore lint/correctness/noUnusedVariables: it is React's own name, which a declaration has to repeat
  interface ButtonHTMLAttributes<T> {
    interestfor?: string;
  }
}
