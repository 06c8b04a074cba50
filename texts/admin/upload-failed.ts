import { destructive, type ToastText } from "../toast-text.ts";

/** An upload failed; `message` is what the server said (admin §8). */
export function uploadFailed(message: string): ToastText {
  return destructive("Error de subida", message);
}
