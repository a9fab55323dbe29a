import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer } from "@/test/fake-api";
import { makeCemetery } from "@/test/makers";
import { openPage } from "@/test/render";

it("links to the sites of the cemetery, and only to web addresses", async () => {
  answer("/api/public/cemeteries", [
    makeCemetery({
      link1: "https://comune.example/",
      link2: "https://c.example/",
      link2_label: "Orari",
    }),
    makeCemetery({ id: 2, link1: "javascript:alert(1)", link2: "www.due.example" }),
  ]);
  const first = openPage("/search?cemetery=1");
  expect(await screen.findByRole("link", { name: /^Sito del Comune/ })).toHaveAttribute(
    "href",
    "https://comune.example/",
  );
  expect(screen.getByRole("link", { name: /^Orari/ })).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  first.unmount();
  openPage("/search?cemetery=2");
  expect(await screen.findByRole("link", { name: /^Sito del Cimitero/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Sito del Comune/ })).not.toBeInTheDocument();
});
