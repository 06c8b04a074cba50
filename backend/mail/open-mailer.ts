import type { Transporter } from "nodemailer";

export interface MailSettings {
  /** `smtp://` or `smtps://` with name and password, as whoever sends the mail gives it. */
  smtpUrl: string;
  /** Who writes: `NINE FITNESS <web@ninefitness.es>`. */
  from: string;
}

export interface Mail {
  to: string;
  subject: string;
  /** Plain text: every program shows it, and no filter takes it for an advertisement. */
  text: string;
}

export interface Mailer {
  /** Hands a mail to the server and settles when that has taken it. Throws what the server or the line said. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

// Somebody may be waiting for it, and a server that does not answer within this never does.
const patienceMs = 15_000;

/** The way to the server that sends our mail; nothing is loaded or opened before the first one. */
export function openMailer({ smtpUrl, from }: MailSettings): Mailer {
  let transport: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    const waits = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
    return createTransport({ url: smtpUrl, ...waits }, { from });
  };
  return {
    async send({ to, subject, text }) {
      transport ??= open();
      // As an object: a comma or a bracket in an address must not make two of it.
      await (await transport).sendMail({ to: { name: "", address: to }, subject, text });
    },
    close() {
      void transport?.then((it) => it.close());
    },
  };
}
