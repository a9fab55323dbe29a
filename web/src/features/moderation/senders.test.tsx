import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, answerBy, take } from "@/test/fake-api";
import { notices } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { makeTribute } from "@/test/tributes";
import type { Sender } from "./senders";

const blocked: Sender = {
  id: 4,
  cemetery_id: 1,
  kind: "email",
  label: "m•••@posta.example",
  createdAt: "2026-11-27T15:40:00Z",
  cemetery_name: "Cimitero di Valdora",
  created_by_name: "Marco Bellini",
};

async function openDialog(change: Parameters<typeof makeTribute>[0]) {
  answer("/api/prayers/moderation", [makeTribute(change)]);
  const page = openPage("/prayers");
  await page.user.click(await screen.findByRole("button", { name: /^Blocca il mittente/ }));
  return {
    ...page,
    dialog: within(await screen.findByRole("dialog", { name: "Blocca mittente" })),
  };
}

it("a sender is blocked by the e-mail, after what it means was told", async () => {
  signIn("admin");
  const sent = take("post", "/api/prayers/{prayer_id}/block", { status: 201, body: blocked });
  const { user, dialog } = await openDialog({ visitor_email: "marta@posta.example" });
  expect(dialog.getByText(/non potrà più lasciare .*Cimitero di Valdora/)).toBeVisible();
  const [byAddress, byEmail] = dialog.getAllByRole("radio", { name: /^L’indirizzo / });
  expect(byAddress).toBeChecked();
  expect(byAddress).toHaveAccessibleDescription(/^203\.0\.113\.\d+\. Consigliato: /);
  expect(byEmail).toHaveAccessibleDescription(/Ferma poco: .* basta scriverne un’altra\.$/);
  await user.click(dialog.getByRole("radio", { name: "L’indirizzo email" }));
  await user.click(dialog.getByRole("button", { name: "Blocca" }));
  expect(await notices().findByText("Mittente bloccato")).toBeVisible();
  expect(sent).toEqual([{ by: "email" }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("what is not known of a sender cannot be blocked", async () => {
  signIn("admin");
  const { dialog } = await openDialog({ ip_address: null });
  for (const name of ["L’indirizzo di rete", "L’indirizzo email"])
    expect(dialog.getByRole("radio", { name })).toBeDisabled();
  expect(dialog.getByText(/si conserva 30 giorni/)).toBeVisible();
  expect(dialog.getByRole("button", { name: "Blocca" })).toBeDisabled();
});

it("blocked senders stand in a list, with the way back", async () => {
  signIn("admin");
  let list = [blocked];
  answerBy("/api/sender-blocks", () => list);
  take("delete", "/api/sender-blocks/{sender_block_id}", () => {
    list = [];
    return { status: 204 };
  });
  const { user } = openPage("/prayers");
  await user.click(await screen.findByRole("button", { name: "Mittenti bloccati" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mittenti bloccati" }));
  expect(await dialog.findByText("Email: m•••@posta.example")).toBeVisible();
  expect(dialog.getByText("Bloccato il 27/11/2026 da Marco Bellini")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Sblocca m•••@posta.example" }));
  expect(await notices().findByText("Mittente sbloccato")).toBeVisible();
  expect(await dialog.findByText("Nessun mittente bloccato")).toBeVisible();
});

it("owners block nobody, and see no address", async () => {
  signIn("owner");
  answer("/api/prayers/moderation", [makeTribute({ ip_address: null })]);
  openPage("/prayers");
  await screen.findByRole("button", { name: /^Approva/ });
  expect(screen.queryByRole("button", { name: /^Blocca/ })).toBeNull();
  expect(screen.queryByRole("button", { name: "Mittenti bloccati" })).toBeNull();
  expect(screen.queryByText("Indirizzo di rete")).toBeNull();
});
