import { Readable } from "node:stream";
import type { Transporter } from "nodemailer";
import type { ReplySettings } from "./reply-mailbox.ts";

export interface MailSettings {
  /** `smtp://` or `smtps://` with name and password, as whoever sends the mail gives it. */
  smtpUrl: string;
  /** Who writes: `NINE FITNESS <web@ninefitness.es>`. */
  from: string;
  /** Where answers are read, if anywhere. */
  replies?: ReplySettings | undefined;
}

export interface Mail {
  to: string;
  subject: string;
  /** Plain text: every program shows it, and no filter takes it for an advertisement. */
  text: string;
  /** The same, for programs that show more. */
  html?: string;
  replyTo?: string | null;
  /** Between angle brackets; the same for the same mail, however often it is tried. */
  messageId?: string;
  inReplyTo?: string | null;
  date?: Date;
  /** Whether a program wrote it (RFC 3834): nobody's absence note is to answer it. */
  isAutomatic?: boolean;
  /** A calendar file, as an appointment that the program offers to keep. */
  calendar?: { method: "PUBLISH" | "CANCEL"; filename: string; content: string } | null;
}

export interface Mailer {
  /**
   * Hands a mail to the server and settles when that has taken it. Throws what the server or the line said. Just before
   * the last byte leaves, when the server has agreed to everything, `beforeEnd` is asked; when that throws, the line is cut
   * and the server has nothing.
   */
  send(mail: Mail, beforeEnd?: () => Promise<void>): Promise<void>;
  close(): void;
}

// Somebody may be waiting for it, and a server that does not answer within this never does.
const patienceMs = 15_000;

/** The way to the server that sends our mail; nothing is loaded or opened before the first one. */
export function openMailer({ smtpUrl, from }: MailSettings, waitMs = patienceMs): Mailer {
  let transport: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    const waits = { connectionTimeout: waitMs, greetingTimeout: waitMs, socketTimeout: waitMs };
    // Nothing that a mail says may make the library read a file or an address.
    const limits = { disableFileAccess: true, disableUrlAccess: true };
    const opened = createTransport({ url: smtpUrl, ...waits, ...limits }, { from });
    opened.use("stream", (mail, done) => {
      const { beforeEnd } = mail.data as { beforeEnd?: () => Promise<void> };
      mail.message.build((error, content) => {
        if (error) return done(error);
        mail.message.createReadStream = () => readSlowly(content ?? Buffer.alloc(0), beforeEnd);
        done();
      });
    });
    return opened;
  };
  return {
    async send(mail, beforeEnd) {
      transport ??= open();
      await (await transport).sendMail({ ...messageOf(mail), ...(beforeEnd && { beforeEnd }) });
    },
    close() {
      void transport?.then((transporter) => transporter.close());
    },
  };
}

function messageOf({ to, isAutomatic, calendar, replyTo, inReplyTo, ...mail }: Mail) {
  return {
    ...mail,
    // As an object: a comma or a bracket in an address must not make two of it.
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    ...(inReplyTo && { inReplyTo, references: inReplyTo }),
    ...(isAutomatic && { headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } }),
    ...(calendar && { icalEvent: { method: calendar.method, filename: calendar.filename, content: calendar.content } }),
  };
}

/** The message, read by the connection once the server waits for it, and no end of it before that may leave. */
function readSlowly(content: Buffer, beforeEnd = async () => {}): Readable {
  let isRead = false;
  return new Readable({
    highWaterMark: 0,
    read() {
      if (!isRead) {
        isRead = true;
        this.push(content);
      } else {
        beforeEnd().then(
          () => this.push(null),
          (error) => this.destroy(error),
        );
      }
    },
  });
}
