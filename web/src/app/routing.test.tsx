import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { signedInMark, USER_KEY } from "@/api/session";
import { ROLES } from "@/lib/roles";
import { answer, fail, take } from "@/test/fake-api";
import { makeCemetery, makeMemorial } from "@/test/makers";
import { openPage } from "@/test/render";
import { makeUser, signIn } from "@/test/staff";
import { homeOf } from "./homes";
import { mayOpen, SCREENS, type Screen } from "./nav";

const title = (name: string, patience = {}) =>
  screen.findByRole("heading", { level: 1, name }, patience);
/** Longer than all the tries at a service that does not answer now. */
const PATIENT = { timeout: 10_000 };
const screens: readonly Screen[] = SCREENS;

const REGISTER = ["Settori", "Blocchi", "Tombe", "Defunti", "Preghiere"];
const SHOP = ["Operatori", "Shop", "Ordini", "Categorie"];
const TOOLS = [
  "Mappa",
  "Richieste",
  "Possibili duplicati",
  "Qualità dei dati",
  "Cestino",
  "Registro attività",
] as const;

describe("a stranger", () => {
  it.each(["/", "/operators", "/tombs", "/supplier-config", "/activity", "/niente/di/simile"])(
    "is led from %s to the search",
    async (path) => {
      answer("/api/public/cemeteries", [makeCemetery()]);
      const { address } = openPage(path);
      await title("Scegli il cimitero");
      expect(address()).toBe("/search");
    },
  );

  it("is let to the search and the login without a question about who they are", async () => {
    const asked = fail("/api/auth/user", 401);
    answer("/api/public/cemeteries", [makeCemetery()]);
    const { user, address } = openPage("/search");
    await user.click(await screen.findByRole("link", { name: "Accesso operatori" }));
    await title("Accesso operatori");
    expect(address()).toBe("/login");
    expect(asked.attempts).toBe(0);
  });

  it("whose session has ended stays on the search, and is not asked about again", async () => {
    document.cookie = "camposanto-signed-in=1; path=/";
    answer("/api/public/cemeteries", [makeCemetery()]);
    openPage("/search");
    await title("Scegli il cimitero");
    expect(signedInMark.isSet()).toBe(false);
  });

  it("is not kept out of the search when nobody can tell who they are", async () => {
    document.cookie = "camposanto-signed-in=1; path=/";
    fail("/api/auth/user", 503);
    answer("/api/public/cemeteries", [makeCemetery()]);
    openPage("/login");
    await title("Accesso operatori", PATIENT);
  }, 15_000);
});

describe("whoever is signed in", () => {
  it("keeps the page they asked for when the answer who they are is late", async () => {
    signIn("superadmin");
    answer("/api/users", []);
    const asked = fail("/api/auth/user", 503, { once: true });
    const { address } = openPage("/operators?nuovo=1");
    await title("Gestione Operatori", PATIENT);
    expect(address()).toBe("/operators?nuovo=1");
    expect(asked.attempts).toBe(1);
  }, 15_000);

  it("is told when nobody can tell who they are, and stays", async () => {
    fail("/api/auth/user", 503);
    const { address } = openPage("/operators");
    await screen.findByRole("button", { name: "Riprova" }, PATIENT);
    expect(address()).toBe("/operators");
  }, 15_000);

  it.each(ROLES)("%s is led from the search to their home", async (role) => {
    signIn(role);
    const { address } = openPage("/search");
    await waitFor(() => expect(address()).toBe(homeOf(role)));
  });

  it.each(ROLES)("%s is led from the login to their home", async (role) => {
    signIn(role);
    const { address } = openPage("/login");
    await waitFor(() => expect(address()).toBe(homeOf(role)));
  });

  it("may still open a memorial", async () => {
    signIn("admin");
    answer("/api/public/deceased/{deceased_id}", makeMemorial());
    answer("/api/blocks/{block_id}", { id: 2, name: "C", photos: [] });
    const { address } = openPage("/memorial/7");
    await title("Giovanni D'Angelo");
    expect(address()).toBe("/memorial/7");
  });

  it("finds a 404 page inside the shell", async () => {
    signIn("superadmin");
    const { user, address } = openPage("/niente");
    await title("Pagina non trovata");
    expect(screen.getByText("404")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Principale" })).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Torna all’inizio" }));
    await waitFor(() => expect(address()).toBe("/"));
  });

  it.each(ROLES)(
    "%s opens every screen of the role, and is kept out of the others",
    async (role) => {
      signIn(role);
      const { router } = openPage(homeOf(role));
      await screen.findByRole("banner");
      for (const { path, label, title: long, roles } of screens) {
        if (path === "/" && homeOf(role) !== "/") continue;
        await router.navigate(path);
        await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
        await title(long ?? label);
        const denied = screen.queryByRole("heading", { name: /^Accesso negato$/i });
        expect(Boolean(denied), `${role} on ${path}`).toBe(!mayOpen(role, { path, label, roles }));
      }
    },
  );

  it("is told whom a page is for", async () => {
    signIn("admin");
    const { router } = openPage("/supplier-config");
    await screen.findByText("Questa pagina è riservata ai fornitori.");
    await router.navigate("/categories");
    await screen.findByText("Solo i SuperAdmin possono gestire le categorie.");
  });

  it.each([
    [
      "superadmin",
      "Super Admin",
      ["Dashboard", "Cimiteri", ...REGISTER, ...SHOP, "Importa Dati", ...TOOLS],
    ],
    ["admin", "Amministratore", ["Dashboard", ...REGISTER, ...SHOP.slice(0, 3), ...TOOLS]],
    ["owner", "Proprietario", ["Tombe", "Defunti", "Preghiere"]],
    ["fornitore", "Fornitore", ["Shop", "Ordini", "Configurazione"]],
  ] as const)("%s sees name, role and the own sidebar", async (role, label, entries) => {
    const me = signIn(role);
    openPage("/");
    const header = within(await screen.findByRole("banner"));
    expect(header.getByText(`${me.name} ${me.surname}`)).toBeVisible();
    expect(header.getByText(label)).toBeVisible();
    const sidebar = within(screen.getByRole("navigation", { name: "Principale" }));
    expect(sidebar.getAllByRole("link").map((link) => link.textContent?.trim())).toEqual(entries);
    expect(sidebar.getAllByRole("link")[0]).toHaveAttribute("aria-current", "page");
  });
});

describe("signing out", () => {
  it("leads to the search and forgets everything that was read", async () => {
    signIn("admin");
    const sent = take("post", "/api/auth/logout", { status: 204 });
    const { user, address } = openPage("/");
    await screen.findByText("20.412");
    await user.click(screen.getByRole("button", { name: "Esci" }));
    await waitFor(() => expect(address()).toBe("/search"));
    expect(sent).toHaveLength(1);
    expect(queryClient.getQueryData(USER_KEY)).toBeNull();
    expect(queryClient.getQueryData(["/api/stats", {}])).toBeUndefined();
    expect(signedInMark.isSet()).toBe(false);
  });

  it("says when it failed, and stays", async () => {
    signIn("admin");
    take("post", "/api/auth/logout", { status: 503, body: { message: "giù" } });
    const { user, address } = openPage("/");
    await user.click(await screen.findByRole("button", { name: "Esci" }));
    await screen.findAllByText("Non è stato possibile uscire. Riprova.");
    expect(address()).toBe("/");
  });
});

it("shows somebody else nothing of the user before", async () => {
  signIn("superadmin");
  openPage("/");
  await screen.findByText("Super Admin");
  queryClient.setQueryData(USER_KEY, makeUser("owner"));
  await screen.findByText("Proprietario");
  await screen.findByRole("heading", { name: "Accesso negato" });
});
