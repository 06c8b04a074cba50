import "react";

// Sheets take numbers and texts from components by custom properties, which React writes as they are.
declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}
