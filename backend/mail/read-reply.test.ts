import { describe, expect, it } from "vitest";
import { longestMail, readReply } from "./read-reply.ts";

const address = "bandeja@ninefitness.example";
const token = "0123456789abcdef0123456789abcdef";
const own = "web@ninefitness.example";

const read = (mail: string, size?: number) => {
  const source = Buffer.from(mail.replace(/\r?\n/g, "\r\n"));
  return readReply({ source: source.subarray(0, longestMail), size: size ?? source.length, address, own });
};
const mail = (headers: string, body = "Sí, gracias.") =>
  `From: Ana <ana@correo.example>\nTo: bandeja+${token}@ninefitness.example\nMessage-ID: <1@correo.example>\n${headers}\n${body}`;

describe("an answer", () => {
  it("is told by its address, however that is written", async () => {
    expect(await read(mail(""))).toEqual({
      ...{ token, messageId: "<1@correo.example>", from: "ana@correo.example", words: "Sí, gracias." },
      ...{ attachments: [], isPartial: false },
    });
    const to = (header: string) => read(`From: a@b.es\n${header}\n\nSí`);
    const upper = `BANDEJA+${token.toUpperCase()}@NineFitness.example`;
    expect((await to(`To: "NINE" <${upper}>`))?.token).toBe(token);
    expect((await to(`Delivered-To: bandeja+${token}@ninefitness.example`))?.token).toBe(token);
    expect(await to(`To: bandeja+${token}@otra.example`)).toBeNull();
    expect(await to(`To: bandeja+abc@ninefitness.example`)).toBeNull();
    expect(await to(`Subject: bandeja+${token}@ninefitness.example`)).toBeNull();
  });

  it("keeps its text alone, and names what came with it", async () => {
    const parts = [
      "--x\nContent-Type: multipart/alternative; boundary=y\n",
      "--y\nContent-Type: text/plain; charset=iso-8859-1\nContent-Transfer-Encoding: quoted-printable\n\nS=ED, ma=F1ana.\n",
      "--y\nContent-Type: text/html\n\n<b>Otra cosa</b>\n--y--\n",
      '--x\nContent-Type: application/pdf; name="Mi justificante.pdf"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\nJVBERi0=\n--x--\n',
    ].join("\n");
    expect(await read(mail("MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n", parts))).toMatchObject({
      words: "Sí, mañana.",
      attachments: ["Mi justificante.pdf"],
    });
  });

  it("in HTML alone becomes text, without what it quotes and what is not for reading", async () => {
    const html =
      "<style>p{color:red}</style><div>Sí, <b>mañana</b><br>a las 10 &lt;puntual&gt;</div><script>alert(1)</script>" +
      "<div>El mar, 24 nov, NINE FITNESS escribió:</div><blockquote><div>Hola</div><div>¿Vienes?</div></blockquote>";
    const got = await read(mail("MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n", html));
    expect(got?.words).toBe("Sí, mañana\na las 10 <puntual>");
  });

  it("that is too long is cut, and says so", async () => {
    const long = await read(mail("", "a".repeat(40_000)));
    expect(long?.words).toHaveLength(10_000);
    expect(long?.isPartial).toBe(true);
    expect((await read(mail(""), 30_000_000))?.isPartial).toBe(true);
  });

  it("without a name gets one of its own bytes", async () => {
    const bare = `From: a@b.es\nTo: bandeja+${token}@ninefitness.example\n\nSí`;
    const [one, two] = await Promise.all([read(bare), read(bare)]);
    expect(one?.messageId).toMatch(/^<[0-9a-f]{64}>$/);
    expect(two?.messageId).toBe(one?.messageId);
  });
});

describe("what a program wrote is no answer", () => {
  it.each([
    "Auto-Submitted: auto-replied\n",
    "Precedence: bulk\n",
    "X-Autoreply: yes\n",
    "List-Id: <ofertas.example>\n",
    "Return-Path: <>\n",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"\n',
  ])("%s", async (header) => {
    expect(await read(mail(header))).toBeNull();
  });

  it("nor what we wrote ourselves, or nobody", async () => {
    for (const from of [own, "MAILER-DAEMON@correo.example", "no-reply@correo.example"]) {
      expect(await read(`From: ${from}\nTo: bandeja+${token}@ninefitness.example\n\nSí`)).toBeNull();
    }
    expect(await read(`To: bandeja+${token}@ninefitness.example\n\nSí`)).toBeNull();
  });
});

it("refuses a mail that is nested to be no mail", async () => {
  const nested = Array.from({ length: 200 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`);
  await expect(read(mail(`MIME-Version: 1.0\n${nested.join("")}`))).rejects.toThrow(/nesting/i);
});
