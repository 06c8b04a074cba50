import { expect, test } from "./fixtures/journey.ts";

const complete = {
  company_name: "Banco Almena",
  contact_name: "Luis",
  email: "luis@almena.example",
  proposal: "Cuentas",
};

test.describe("in a browser without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["400"] });

  test("the form is one page that keeps what was typed and sends it @desktop", async ({ page, site, restoreAfter }) => {
    await restoreAfter("partner_submissions");
    const company = `Almena ${Date.now()}`;
    await page.goto("/partners");
    await page.getByRole("link", { name: "Enviar propuesta" }).click();
    await expect(page.getByLabel("Persona de contacto")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Siguiente" })).toBeHidden();
    await page.getByLabel("Persona de contacto").fill("Luis <b>");
    await page.getByLabel("Sitio web").fill("sin punto");
    const [refused] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === "POST"),
      page.getByRole("button", { name: "Enviar propuesta" }).click(),
    ]);
    expect(refused.status()).toBe(400);
    await expect(page.getByText("Por favor, completa los campos obligatorios.")).toHaveCount(2);
    await expect(page.getByText("Por favor, cuéntanos tu propuesta.")).toBeVisible();
    await expect(page.getByText("Escribe una dirección web válida, como empresa.es.")).toBeVisible();
    await expect(page.getByLabel("Persona de contacto")).toHaveValue("Luis <b>");
    await expect(page.getByLabel("Nombre de la empresa")).toBeInViewport();

    await page.getByLabel("Nombre de la empresa").fill(company);
    await page.getByLabel("Email").fill("luis@almena.example");
    await page.getByLabel("Sitio web").fill("almena.example");
    await page.getByLabel("Cuéntanos tu propuesta").fill("Cuentas para socios");
    await page.getByRole("button", { name: "Enviar propuesta" }).click();
    await expect(page).toHaveTitle("Propuesta enviada | NINE FITNESS");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Propuesta enviada");
    await page.reload();
    const rows = await site.sql`select website from partner_submissions where company_name = ${company}`;
    expect(rows).toEqual([{ website: "https://almena.example" }]);

    await page.getByRole("link", { name: "Enviar otra propuesta" }).click();
    await expect(page.getByLabel("Nombre de la empresa")).toHaveValue("");
  });
});

const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${url}/partners`, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });

test("another site cannot send a proposal in a visitor's name @desktop", async ({ site }) => {
  const company_name = `Ajena ${Date.now()}`;
  const answer = await post(site.url, { ...complete, company_name }, { origin: "https://ajena.example" });
  expect(answer.status).toBe(400);
  expect(await site.sql`select from partner_submissions where company_name = ${company_name}`).toHaveLength(0);
});

test("a proposal that could not be saved, or finds a form that a flood has shut, says so and keeps its text @desktop", async ({
  site,
}) => {
  const refusal = async () => (await post(site.url, complete)).text();
  await site.sql`revoke insert on partner_submissions from anon`;
  try {
    const page = await refusal();
    expect(page).toContain("Error al enviar");
    expect(page).toContain("Hubo un problema al guardar tu propuesta. Inténtalo de nuevo.");
    expect(page).toMatch(/<textarea[^>]*name="proposal"[^>]*>Cuentas</);
  } finally {
    await site.sql`grant insert (company_name, contact_name, email, phone, website, proposal, notice_version, language)
      on partner_submissions to anon`;
  }
  await site.sql`
    insert into partner_submissions (company_name, contact_name, email, proposal)
    select 'Riada', 'Nadie', 'riada' || n || '@empresa.example', 'x' from generate_series(1, 3000) as n`;
  try {
    const page = await refusal();
    expect(page).toContain("Demasiados envíos");
    expect(page).toContain(
      "Han llegado varias propuestas en poco tiempo. Espera unos minutos y vuelve a enviarla: tu texto sigue aquí.",
    );
    expect(page).toMatch(/<textarea[^>]*name="proposal"[^>]*>Cuentas</);
  } finally {
    await site.sql`delete from partner_submissions where company_name = 'Riada'`;
  }
});

test("what a form cannot send is refused without harm @desktop", async ({ site }) => {
  for (const body of ["{}", "\u0000", "company_name=%00&email=%FF%FE"]) {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await site.fetch("/partners", { method: "POST", body, headers, redirect: "manual" });
    expect(answer.status).toBe(400);
  }
  const long = await post(site.url, { ...complete, proposal: "a".repeat(5001) });
  expect(long.status).toBe(400);
  expect(await long.text()).toContain("Escribe como máximo 5000 caracteres.");
});
