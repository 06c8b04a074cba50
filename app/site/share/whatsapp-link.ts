export interface Shared {
  title: string;
  /** The whole address: it is read elsewhere. */
  url: string;
}

/** Opens WhatsApp with a text to send; to whom is chosen there. */
export function whatsappLink({ title, url }: Shared): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
}
