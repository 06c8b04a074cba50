import { openMailServer } from "#tests/fixtures/mail-server.ts";
import { sendMails } from "./fixtures/send-mails.ts";
import { expect, expectToast, holdBack, openSection, test } from "./fixtures/staff.ts";

test("a message is there at once, is found, taken, noted and closed from the inbox, by hand and by keys", async ({
  page,
  restoreAfter,
}) => {
  await restoreAfter("requests", "request_events", "partner_submissions");
  await openSection(page, "/admin/inbox", "Bandeja");
  await expect(page.getByRole("link", { name: /^Bandeja/ }).first()).toContainText("solicitudes pendientes");
  await page.getByRole("searchbox", { name: "Buscar en la bandeja" }).fill("MONTALBAN parking");
  await expect(page.getByText("1 solicitud", { exact: true })).toBeVisible();
  // What each filter would leave is counted among what the words find.
  const filters = page.getByRole("navigation", { name: "Filtros de la bandeja" });
  await expect(filters.getByRole("link", { name: /^Todos ?1$/ })).toBeVisible();
  // Names of people are in no address.
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  await page.getByRole("heading", { name: "Bandeja", level: 1 }).click();
  await test.step("a request that was pressed is there at once, what is known of it beside it later", async () => {
    const history = await holdBack(page, "**/rest/v1/request_events?**");
    await page.keyboard.press("j");
    await expect(page.getByRole("heading", { name: "Javier Montalbán", level: 2 })).toBeVisible();
    await expect(page.getByRole("main").getByText("Cargando…")).toBeVisible();
    await expect(page.getByRole("region", { name: "Responder" })).toHaveCount(0);
    history.release();
    await expect(page.getByRole("region", { name: "Responder" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Javier Montalbán", level: 2 })).toHaveCount(1);
  });
  await page.getByRole("button", { name: "La llevo yo" }).click();
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("se la quedó");
  await page.getByLabel("Recordar").selectOption({ index: 1 });
  await expect(page.getByRole("link", { name: /Javier Montalbán/ })).toContainText("Recordar el");
  await page.getByRole("textbox", { name: /^Nota interna/ }).fill("El parking son 90 min.");
  await page.getByRole("button", { name: "Guardar nota" }).click();
  await expectToast(page, "Éxito", "Nota guardada.");
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("El parking son 90 min.");
  await page.getByLabel("Plantilla").selectOption({ label: "Parking y accesos" });
  await expect(page.getByRole("textbox", { name: "Texto de la respuesta" })).toHaveValue(/^Hola, Javier:/);
  // This site sends no mail: the answer leaves by the desk's own programs.
  const reply = page.getByRole("region", { name: "Responder" });
  await expect(reply).toContainText("La web no envía correo ahora");
  await expect(reply.getByRole("link", { name: "Abrir en mi correo" })).toHaveAttribute(
    "href",
    /^mailto:.+body=Hola%2C%20Javier/,
  );
  await page.getByRole("heading", { name: "Historia" }).click();
  await page.keyboard.press("e");
  await expect(page.getByRole("combobox", { name: /^Estado/ })).toHaveValue("closed");
  await expect(page.getByRole("region", { name: "Historia" })).toContainText("la pasó a «Cerrada»");
});

test("what a visitor writes is answered by mail, and the history says what became of it", async ({
  page,
  site,
  restoreAfter,
}) => {
  test.slow(); // Mails have a way to go.
  await restoreAfter("clubs", "requests", "request_events", "outbox", "mail_service");
  await site.sql`insert into requests ${site.sql({
    ...{ kind: "message", name: "Noa", email: "noa@correo.example", subject: "Mi cuenta", message: "Gracias." },
    ...{ status: "closed", notice_version: "2026-11", created_at: new Date(Date.now() - 9 * 86_400_000) },
  })}`;
  const post = await openMailServer();
  const stop = await sendMails(site, post.url);
  try {
    const isThere = async () => (await site.sql`select seen_at from mail_service`)[0]?.seen_at;
    await expect.poll(isThere).not.toBeNull();
    const notice = post.next();
    await page.goto("/contact");
    await page.getByText("Objetos perdidos").click();
    await page.getByLabel("Nombre").fill("Noa Prueba");
    await page.getByRole("textbox", { name: /^Mensaje/ }).fill("¿Habéis visto una toalla <b>azul</b>?");
    await page.getByLabel("Tu email o teléfono").fill("noa@correo.example");
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect(page.getByRole("heading", { name: "Mensaje enviado" })).toBeVisible();

    // The desk hears of it, and follows the link.
    const [link = ""] = /http\S+\/admin\/inbox\/[\da-f-]+/.exec((await notice).text) ?? [];
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Noa Prueba", level: 2 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Antes" }).getByRole("link")).toHaveText("Mensaje · Mi cuenta");
    await expect(page.getByText("Sale de NINE FITNESS <web@ninefitness.example>")).toBeVisible();
    const history = page.getByRole("region", { name: "Historia" });
    post.unknown.add("noa@correo.example");
    await page.getByRole("textbox", { name: "Texto de la respuesta" }).fill("Hola, Noa:\n\nEstá en recepción.");
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(history).toContainText("No se pudo enviar: el servidor lo ha rechazado (550", { timeout: 40_000 });
    post.unknown.clear();
    const arriving = post.next();
    await history.getByRole("button", { name: "Reintentar" }).click();
    await expect(history).toContainText("Enviado", { timeout: 40_000 });
    const mail = await arriving;
    expect(mail.to).toEqual(["noa@correo.example"]);
    expect(mail.text).toMatch(/^From: NINE FITNESS <web@ninefitness\.example>\r$/m);
    expect(mail.text).toMatch(/^Subject: Re: Objetos perdidos\r$/m);
    expect(mail.text).toMatch(/^Reply-To: \S+@\S+\r$/m);
    expect(mail.text).not.toMatch(/^Auto-Submitted/m);
    expect(mail.text).toContain("Está en recepción.");
    expect(mail.text).toContain("> ¿Habéis visto una toalla <b>azul</b>?");
    await expect(page.getByRole("combobox", { name: /^Estado/ })).toHaveValue("open");

    // A club that has opened: whoever asked for it hears of it, once.
    await site.sql`update clubs set is_under_construction = false where id = 'retiro'`;
    await site.sql`delete from requests where kind = 'opening_notice'`;
    const asked = { kind: "opening_notice", email: "eva@correo.example", club_id: "retiro", notice_version: "2026-11" };
    await site.sql`insert into requests ${site.sql(asked)}`;
    await openSection(page, "/admin/visits?club=retiro", "Visitas");
    await expect(page.getByText("1 persona pidió saber cuándo abre RETIRO")).toBeVisible();
    await page.getByRole("button", { name: "Escribirles" }).click();
    const opened = post.next();
    await page.getByRole("button", { name: "Escribir a 1 persona" }).click();
    await expectToast(page, "Éxito", "1 persona avisada.");
    await expect(page.getByText("pidió saber")).toBeHidden();
    expect((await opened).to).toEqual(["eva@correo.example"]);
    expect((await opened).text).toContain(`${site.url}/club/retiro/visita`);
    const left = await site.sql`select from requests where kind = 'opening_notice' and status <> 'closed'`;
    expect(left).toHaveLength(0);
  } finally {
    await stop();
    await post.close();
  }
});
