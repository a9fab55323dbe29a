import { expect, test } from "@playwright/test";
import {
  editOperator,
  enter,
  expectTitle,
  HOMES,
  loginOf,
  mailTo,
  makeOperator,
  notices,
  operatorsTable,
  type Role,
  signIn,
  stranger,
} from "./staff";

for (const role of Object.keys(HOMES) as Role[])
  test(`${role} signs in and lands at home, and is led back there`, async ({ page }) => {
    const { path, title, label } = HOMES[role];
    await page.goto("/search");
    await page.getByRole("link", { name: "Accesso operatori" }).click();
    const { email, password } = loginOf(role);
    await enter(page, email, password);
    await expect(notices(page).getByText("Accesso effettuato")).toBeVisible();
    await expectTitle(page, title);
    await expect(page.getByRole("banner").getByText(label)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    for (const start of ["/", "/search", "/login"]) {
      await page.goto(start);
      await expectTitle(page, title);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await page.goto("/niente/di/simile");
    await expectTitle(page, "Pagina non trovata");
    await expect(page.getByRole("navigation", { name: "Principale" })).toBeVisible();
  });

test("a wrong password is told, and stays told until it is closed", async ({ page }) => {
  await enter(page, stranger(), "sbagliata");
  await expect(notices(page).getByText("Errore di accesso")).toBeVisible();
  await expect(notices(page).getByText("Credenziali non valide")).toBeVisible();
  await page.waitForTimeout(6000);
  await expect(notices(page).getByText("Credenziali non valide")).toBeVisible();
  await page.keyboard.press("F8");
  const isThere = (at: Element) => at.contains(document.activeElement);
  await expect.poll(() => notices(page).evaluate(isThere)).toBe(true);
  await notices(page).getByRole("button", { name: "Chiudi" }).click();
  await expect(notices(page).getByText("Credenziali non valide")).toBeHidden();
  expect(new URL(page.url()).pathname).toBe("/login");
});

test("a forgotten password is answered alike for any address", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Password dimenticata?" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("nessuno@camposanto.example");
  await dialog.getByRole("button", { name: "Invia il collegamento" }).click();
  await expect(dialog.getByText(/Se l’indirizzo appartiene a un operatore/)).toBeVisible();
});

test("a forgotten password is chosen anew by the link of the mail, once", async ({
  page,
  browser,
}) => {
  await signIn(page, "superadmin");
  const made = await makeOperator(page, "Smemorato");
  const theirs = await browser.newContext();
  const owner = await theirs.newPage();
  await owner.goto("/login");
  await owner.getByRole("button", { name: "Password dimenticata?" }).click();
  await owner.getByRole("dialog").getByLabel("Email").fill(made.email);
  await owner.getByRole("button", { name: "Invia il collegamento" }).click();
  await expect(owner.getByRole("dialog", { name: "Controlla la posta" })).toBeVisible();

  const [link = ""] = /http\S+#\S+/.exec(await mailTo(page, made.email)) ?? [];
  const choose = async (password: string) => {
    await owner.goto("about:blank");
    await owner.goto(link);
    await owner.getByLabel("Nuova password", { exact: true }).fill(password);
    await owner.getByLabel("Ripeti la nuova password").fill(password);
    await owner.getByRole("button", { name: "Salva la password" }).click();
  };
  await choose("una-parola-nuova");
  await expectTitle(owner, "Accesso operatori");
  await enter(owner, made.email, "una-parola-nuova");
  await expectTitle(owner, HOMES.owner.title);
  await choose("un-altra-ancora");
  await expect(owner.getByText(/Il collegamento non è più valido/)).toBeVisible();
  await theirs.close();
});

test("a toast goes after five seconds, or by a swipe of 50 px to the right", async ({ page }) => {
  await signIn(page, "superadmin");
  const welcome = notices(page).getByRole("listitem");
  await expect(welcome).toBeVisible();
  await expect(welcome).toBeHidden();

  await makeOperator(page, "Gesto");
  await expect(welcome).toBeVisible();
  const box = await welcome.boundingBox();
  if (!box) throw new Error("the toast has no place");
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(welcome).toBeVisible();
  await swipe(70);
  await expect(welcome).toBeHidden({ timeout: 1500 });
});

test("a session that ends while one works is renewed in place, and the work is saved", async ({
  page,
  context,
}) => {
  await signIn(page, "admin");
  const made = await makeOperator(page, "Scadenza");
  const dialog = await editOperator(page, made.name);
  await dialog.getByLabel("Telefono").fill("0577 123");
  await context.clearCookies();
  await dialog.getByRole("button", { name: "Salva" }).click();
  const again = page.getByRole("dialog", { name: "La sessione è scaduta" });
  await again.getByLabel("Password", { exact: true }).fill(loginOf("admin").password);
  await again.getByRole("button", { name: "Accedi" }).click();
  await expect(notices(page).getByText("Operatore aggiornato con successo")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(
    operatorsTable(page).getByRole("row", { name: made.name }).getByText("0577 123"),
  ).toBeVisible();
});

test("a tab does not go on as somebody whom another tab has signed out", async ({ page }) => {
  await signIn(page, "superadmin");
  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Esci" }).click();
  await expectTitle(other, "Scegli il cimitero");
  await signIn(other, "owner");
  await expectTitle(page, HOMES.owner.title);
  await expect(page.getByRole("banner").getByText(HOMES.owner.label)).toBeVisible();
});

test("signing out leads to the search, and nothing is left behind", async ({ page }) => {
  await signIn(page, "superadmin");
  await page.getByRole("link", { name: "Operatori", exact: true }).click();
  await expectTitle(page, "Gestione Operatori");
  await page.getByRole("button", { name: "Esci" }).click();
  await expectTitle(page, "Scegli il cimitero");
  await page.goBack();
  await expectTitle(page, "Scegli il cimitero");
  await page.goto("/operators");
  await expectTitle(page, "Scegli il cimitero");
  expect(new URL(page.url()).pathname).toBe("/search");
});

test("the dashboard tells the true state of the system", async ({ page }) => {
  await signIn(page, "admin");
  await expect(page.getByText("Gestione admin - Sistema cimiteri")).toBeVisible();
  await expect(page.getByText("Sistema online e funzionante")).toBeVisible();
  await expect(page.getByText("Database aggiornato")).toBeVisible();
  await page.route("**/api/health/importer", (route) =>
    route.fulfill({ status: 503, json: { message: "Servizio non disponibile" } }),
  );
  await page.reload();
  await expect(
    page.getByText("Sistema online in parte. Non risponde: importazione dati"),
  ).toBeVisible();
});

test("a phone has a drawer and cards @phone", async ({ page }) => {
  await signIn(page, "superadmin");
  await page.getByRole("button", { name: "Apri il menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("link", { name: "Operatori" }).click();
  await expect(drawer).toBeHidden();
  await expectTitle(page, "Gestione Operatori");
  const cards = page.getByRole("list", { name: "Gestione Operatori" });
  await expect(cards.getByText(loginOf("superadmin").email, { exact: false })).toBeVisible();
});

test("meets no error in the console and no blocked script", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto("/search");
  await expectTitle(page, "Scegli il cimitero");
  await signIn(page, "superadmin");
  await page.getByRole("link", { name: /^Nuovo operatore/ }).click();
  const dialog = page.getByRole("dialog", { name: "Nuovo Operatore" });
  await dialog.getByRole("button", { name: "Salva" }).click();
  await expect(dialog.getByText("Cognome richiesto")).toBeVisible();
  await page.goto("/activity");
  await expect(page.getByRole("main").locator("time").first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a page whose parts cannot be fetched says so, and offers to try again", async ({ page }) => {
  await page.route(/\/assets\/staff-pages-/, (route) => route.abort());
  await page.goto("/tombs");
  await expect(page.getByRole("heading", { name: "Qualcosa non ha funzionato" })).toBeVisible();
  await page.unroute(/\/assets\/staff-pages-/);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page).toHaveURL(/\/search$/);
});
