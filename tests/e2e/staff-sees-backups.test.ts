import { chooseSection, expect, openSection, test } from "./fixtures/staff.ts";

test("staff see when the site was last backed up, and why it no longer is @desktop", async ({
  page,
  site,
  restoreAfter,
}) => {
  await restoreAfter("backup_runs");
  await site.sql`delete from backup_runs`;
  await openSection(page, "/admin", "Dashboard de Administración");
  const card = page.getByRole("region", { name: "La web" });
  const readAnew = () => chooseSection(page, "Dashboard", "Dashboard de Administración");
  await expect(card).toContainText("Todavía no hay ninguna");
  await site.sql`insert into backup_runs (kind, file, finished_at, bytes) values
    ('nightly', 'nightly-20261122T023000Z.tar', now() - interval '5 hours', 7351296)`;
  await readAnew();
  await expect(card).toContainText("La última se hizo hace 5 horas");
  await expect(card).toContainText("7,4 MB");
  const tried = card.getByRole("listitem").filter({ hasText: "Restauración probada" });
  await expect(tried).toContainText("Atención: Restauración probadano consta");
  await site.sql`update backup_runs set was_restored = true`;
  await readAnew();
  await expect(tried).toHaveText(/^Restauración probada(hoy|ayer), \d+:\d\d$/);
  await site.sql`insert into backup_runs (kind, file, finished_at, failure) values
    ('nightly', 'nightly-20261122T033000Z.tar', now(), 'No hay sitio en el disco para la copia.')`;
  await readAnew();
  await expect(card).toContainText("No hay sitio en el disco para la copia.");
  await page.getByRole("link", { name: /Las copias de seguridad no se están haciendo/ }).click();
  await expect(card).toBeInViewport();
});
