import { expectBestPractice } from "./fixtures/expect-no-findings.ts";
import { expect, test } from "./fixtures/journey.ts";

const pages = {
  "/politica-de-privacidad": {
    title: "Política de Privacidad",
    sections: [
      "1. Responsable del tratamiento",
      "2. Datos que recogemos",
      "3. Finalidades",
      "4. Base legal",
      "5. Conservación",
      "6. Destinatarios",
      "7. Transferencias internacionales",
      "8. Tus derechos",
      "9. Seguridad",
      "10. Cambios",
    ],
    sentences: [
      "NINE FITNESS y de spAce",
      "Acceso:",
      "Rectificación:",
      "Supresión:",
      "Oposición:",
      "Limitación:",
      "Portabilidad:",
      "Agencia Española de Protección de Datos",
    ],
  },
  "/terminos-y-condiciones": {
    title: "Términos y Condiciones",
    sections: [
      "1. Ámbito",
      "2. Condiciones de uso",
      "3. Registro y contratación",
      "4. Derecho de desistimiento",
      "5. Cancelaciones",
      "6. Propiedad intelectual",
      "7. Exclusión de responsabilidad",
      "8. Enlaces externos",
      "9. Privacidad y cookies",
      "10. Atención al cliente",
      "11. Ley aplicable y tribunales",
    ],
    sentences: [
      "Los precios están en euros, impuestos incluidos.",
      "Los pagos se hacen en una plataforma de pago segura",
      "Tienes 14 días naturales desde la compra",
      "en los 14 días siguientes a recibir tu solicitud",
      "avisando con 14 días de antelación al siguiente ciclo de facturación",
      "cancelar una reserva es gratis hasta 4 horas antes del inicio",
      "juzgados y tribunales de Madrid",
    ],
  },
  "/politica-de-cookies": {
    title: "Política de Cookies",
    sections: [
      "1. Qué son las cookies",
      "2. Cookies que usamos",
      "3. Configuración y revocación",
      "4. Transferencias internacionales",
      "5. Tus derechos",
      "6. Conservación",
      "7. Cambios",
    ],
    sentences: ["lead_popup_seen", "Las del chat", "chat.example.test", "video.example.test"],
  },
  "/aviso-legal": {
    title: "Aviso Legal",
    sections: [
      "1. Titular de la web",
      "2. Para qué sirve esta web",
      "3. Uso de la web",
      "4. Propiedad intelectual e industrial",
      "5. Contenidos y enlaces",
      "6. Accesibilidad",
      "7. Tus datos",
      "8. Ley aplicable",
    ],
    sentences: ["artículo 10 de la Ley 34/2002", "Inscripción registral: Registro Mercantil de Prueba, hoja M-9."],
  },
  "/accesibilidad": {
    title: "Declaración de Accesibilidad",
    sections: [
      "1. Compromiso",
      "2. Situación de cumplimiento",
      "3. Contenido no accesible",
      "4. Preparación de esta declaración",
      "5. Observaciones y contacto",
      "6. Procedimiento de reclamación",
    ],
    sentences: ["Real Decreto 1112/2018", "parcialmente conforme", "UNE-EN 301549:2022", "en un plazo de veinte días"],
  },
};

const facts = ["Nueve Gimnasios de Prueba, S.L.", "B00000000", "Calle de la Prueba, 9, 28005 Madrid", "spAce"];

// At either size it would be the same width.
test("every legal page has its sections, its words and who answers for them, and shuts nobody out at 320 px @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, { title, sections, sentences }] of Object.entries(pages)) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page).toHaveTitle(`${title} | NINE FITNESS`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("navigation", { name: "Migas de pan" })).toContainText(`Inicio${title}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(sections);
    const words = (await main.textContent()) ?? "";
    for (const said of [...sentences, ...facts]) expect(words).toContain(said);
    await expect(main.getByRole("link", { name: "910 000 009" }).first()).toHaveAttribute("href", "tel:910000009");
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    const accept = page.getByRole("button", { name: "Aceptar", exact: true });
    if (await accept.isVisible()) await accept.click();
    // The one of them with a table and a button; all have the same frame.
    if (path === "/politica-de-cookies") await expectBestPractice(page);
  }
});

test("the index stays at hand and marks what is being read; on paper there are only the words @desktop", async ({
  page,
}) => {
  await page.goto("/terminos-y-condiciones");
  const index = page.getByRole("navigation", { name: "Índice" });
  await expect(index.locator("[aria-current]")).toHaveText(/Ámbito/);
  await index.getByRole("link", { name: "Cancelaciones" }).click();
  await expect(page.getByRole("heading", { name: "5. Cancelaciones" })).toBeInViewport();
  await expect(index.locator("[aria-current]")).toHaveText(/Cancelaciones/);
  await expect(index).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(index).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { name: "11. Ley aplicable y tribunales" })).toBeVisible();
});

test("the index is folded and opens by itself @phone", async ({ page }) => {
  await page.goto("/politica-de-privacidad");
  const index = page.getByRole("navigation", { name: "Índice" });
  await expect(index.getByRole("link", { name: "Tus derechos" })).toBeHidden();
  await index.getByText("Índice").click();
  await index.getByRole("link", { name: "Tus derechos" }).click();
  await expect(page.getByRole("heading", { name: "8. Tus derechos" })).toBeInViewport();
});
