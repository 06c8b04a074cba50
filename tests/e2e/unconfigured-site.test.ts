import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./fixtures/journey.ts";
import { databaseAddress } from "./fixtures/journey-world.ts";
import { startSite } from "./fixtures/site-process.ts";

const nothing = Object.fromEntries(
  [
    "EMBED_CHAT_SCRIPT_URL",
    "EMBED_CAREERS_SCRIPT_URL",
    "EMBED_TIMETABLE_URL",
    "EMBED_PARTNER_FORM_URL",
    "LEGAL_COMPANY_NAME",
    "LEGAL_TAX_ID",
    "LEGAL_ADDRESS",
    "LEGAL_PHONE",
    "LEGAL_EMAIL",
    "LEGAL_REGISTRY",
    "LEGAL_SECOND_BRAND",
  ].map((name) => [name, ""]),
);

/** What somebody may send as a CV, and what she is told; beyond the form's own limit it is not read to its end. */
const unreadable: [content: string, status: number, words: string][] = [
  ["", 400, "Este archivo está vacío. Elige otro."],
  ["%PDF-1.7 trailer << /Encrypt 9 0 R >>", 400, "Este PDF tiene contraseña y no podríamos leerlo."],
  [`%PDF-1.7${" ".repeat(8 * 1024 * 1024)}`, 400, "Este archivo pasa de 8 MB. Redúcelo y vuelve a elegirlo."],
  [`%PDF-1.7${" ".repeat(80_000_000)}`, 413, "El archivo es demasiado grande. Vuelve atrás"],
];

// Its folder is empty: it has the database's content, but no uploaded files and so no logo.
test.use({ expectedErrors: ["public-assets", "media_assets", "status of 400"] });

test("what the owner has not set up is said plainly, never an empty box @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  test.slow(); // A second site has to start.
  await restoreAfter("company", "requests");
  await site.sql`
    update company set legal_name = null, tax_id = null, registry = null, address = null, phone = null, email = null,
      second_brand = null`;
  const [row] = await site.sql<{ name: string }[]>`select current_database() as name`;
  const dataDir = mkdtempSync(join(tmpdir(), "nine-fitness-bare-"));
  const bare = await startSite({ backend: { DATABASE_URL: databaseAddress(row?.name ?? "") }, dataDir, env: nothing });
  const open = (path: string) => page.goto(bare.url + path, { waitUntil: "domcontentloaded" });
  try {
    await open("/contact");
    await expect(page.getByText("Llámanos al {phone} o escríbenos a {email}.")).toBeVisible();
    await expect(page.getByRole("main").getByText("chat")).toHaveCount(0);

    await open("/careers");
    await page.getByRole("link", { name: "Solicitar Fisioterapeuta" }).click();
    await expect(page.locator("#solicitud")).toContainText("Fisioterapeuta");
    await page.getByLabel("Nombre y apellidos").fill("Noelia Quintana");
    await page.getByLabel("Teléfono").fill("600 000 395");
    await page.getByLabel("Email").fill("noelia@correo.example");
    await page.getByText("TAFAD o TSEAS").click();
    await expect(page.locator("form").getByText(/Responsable:/)).toBeVisible();
    const cv = (text: string) => ({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from(text) });
    await page.getByLabel("Currículum").setInputFiles(cv("MZ a program"));
    await page.getByRole("button", { name: "Enviar solicitud" }).click();
    await expect(page.getByText("Este archivo no es un PDF.")).toBeVisible();
    await expect(page.getByLabel("Nombre y apellidos")).toHaveValue("Noelia Quintana");
    for (const [content, status, words] of unreadable) {
      const form = { nombre: "Noelia Quintana", cv: cv(content) };
      const headers = { origin: bare.url, accept: "text/html" };
      const answer = await page.request.post(`${bare.url}/careers`, { multipart: form, headers });
      expect(answer.status()).toBe(status);
      expect(await answer.text()).toContain(words);
    }
    await page.getByLabel("Currículum").setInputFiles(cv("%PDF-1.7 %%EOF"));
    await page.getByRole("button", { name: "Enviar solicitud" }).click();
    await expect(page.getByRole("heading", { name: "Solicitud enviada" })).toBeVisible();
    const files = await site.sql`
      select position_id is not null as has_position, objects.id is not null as has_file from requests
      left join storage.objects on objects.name = requests.cv_path where email = 'noelia@correo.example'`;
    expect([...files]).toEqual([{ has_position: true, has_file: true }]);

    await open("/partners/alpine-madrid-sur");
    await page.getByLabel("Nombre").fill("Óscar");
    await page.getByLabel("Teléfono", { exact: true }).check();
    await page.getByLabel("Tu email o teléfono").fill("600 000 118");
    await page.getByRole("button", { name: "Pedir información" }).click();
    await expect(page.getByRole("heading", { name: "Solicitud enviada" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);

    // Before its script is there the link leads to the timetable's page.
    await page.goto(`${bare.url}/club/acacias`);
    await page.getByRole("link", { name: "Ver Horario de Actividades" }).click();
    const timetable = page.getByRole("dialog", { name: "Horario ACACIAS" });
    // The week is what its page shows, and each choice stays in the dialog.
    const cycling = timetable.getByRole("navigation", { name: "Actividad" }).getByRole("link", { name: "Ciclo" });
    await cycling.click();
    await expect(cycling).toHaveAttribute("aria-current", "true");
    await expect(cycling).toBeFocused();
    // What stands in the dialog looks as on its page: the club's page brings the sheets of the week.
    await expect(cycling).toHaveCSS("display", "flex");
    const shown = timetable.getByRole("button", { name: /Ciclo/ }).filter({ visible: true }).first();
    await expect(timetable.getByRole("heading", { level: 2, name: /^(lun|mar|mié|jue|vie|sáb|dom)/i })).toHaveCount(7);
    await expect(shown).toBeVisible();
    const desk = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await timetable.getByRole("link", { name: "Semana siguiente" }).click();
    await expect(timetable.getByRole("link", { name: "Semana siguiente" })).toBeFocused();
    const days = timetable.getByRole("navigation", { name: "Día" }).getByRole("link");
    await days.first().click();
    await expect(days.first()).toHaveAttribute("aria-current", "date");
    await expect(shown).toBeVisible();
    if (desk) await page.setViewportSize(desk);
    await expect(page).toHaveURL(`${bare.url}/club/acacias`);
    await expect(timetable.getByRole("link", { name: "Ver el horario en su página" })).toHaveAttribute(
      "href",
      "/club/acacias/horario",
    );
    await open("/club/retiro/horario");
    await expect(page.getByText("El horario de actividades de este club todavía no está publicado.")).toBeVisible();

    await open("/aviso-legal");
    const company = ["{razón social}", "{NIF}", "{dirección}", "{datos registrales}", "{segunda marca}"];
    for (const placeholder of [...company, "{phone}", "{email}"]) {
      await expect(page.getByRole("main")).toContainText(placeholder);
    }
    await open("/politica-de-cookies");
    await expect(page.getByRole("table")).not.toContainText("Las del chat");
    await page.goto("about:blank");
  } finally {
    await bare.stop();
    rmSync(dataDir, { recursive: true });
  }
});
