/** Where the backend says what happened. Nothing personal goes in; `error` carries what was thrown. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string, error?: unknown): void;
}
