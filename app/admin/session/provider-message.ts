import { sayWhy } from "../form/say-why.ts";

/**
 * What the provider said of a failure, or nothing: the toasts have words for that case (admin §8). auth-js gives the
 * answer's JSON itself where it holds no message.
 */
export function providerMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  return message === "" || message === "{}" ? "" : sayWhy(error);
}
