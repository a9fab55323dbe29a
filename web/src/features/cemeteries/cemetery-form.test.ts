import { describe, expect, it } from "vitest";
import { makePlace } from "@/test/places";
import {
  type CemeteryValues,
  cemeteryPayload,
  cemeterySchema,
  cemeteryValues,
  parseOrder,
} from "./cemetery-form";

const filled: CemeteryValues = { ...cemeteryValues(null), name: "San Rocco" };
const faults = (values: CemeteryValues, stored: Parameters<typeof cemeterySchema>[0] = null) => {
  const checked = cemeterySchema(stored).safeParse(values);
  return checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
};

it("begins black, first and online", () => {
  expect(cemeteryValues(null)).toMatchObject({ color: "#000000", order: "0", enabled: true });
});

it("takes the labels of links in either spelling", () => {
  const snake = makePlace({ link1_label: "Comune" });
  const camel = { ...makePlace({ link2_label: null }), link2Label: "Cimitero" };
  expect(cemeteryValues(snake).link1Label).toBe("Comune");
  expect(cemeteryValues(camel).link2Label).toBe("Cimitero");
});

describe("the rules", () => {
  it.each<[Partial<CemeteryValues>, Record<string, string>]>([
    [{}, {}],
    [{ name: "  " }, { name: "Nome richiesto" }],
    [{ emailAddress: "ufficio@" }, { emailAddress: "Email non valida" }],
    [{ emailAddress: "ufficio@valdora.example" }, {}],
    [{ color: "rosso" }, { color: "Colore non valido: usa la forma #RRGGBB" }],
    [{ link1: "comune" }, { link1: "URL non valido" }],
    [{ logo: "/media/0a.webp", link3: "https://example.org/a.jpg" }, {}],
  ])("%j", (change, expected) => {
    expect(faults({ ...filled, ...change })).toEqual(expected);
  });

  it("refuse nothing of what is stored already", () => {
    const stored = makePlace({ logo: "/demo/a.svg", link1: "comune", email_address: "?" });
    expect(faults(cemeteryValues(stored), stored)).toEqual({});
  });
});

it.each([
  ["3", 3],
  ["", 0],
  ["boh", 0],
  ["-2", -2],
  ["2.7", 2],
])("reads the order %j as %i", (typed, order) => {
  expect(parseOrder(typed)).toBe(order);
});

it("sends what was changed, by its name on the wire", () => {
  const values = { ...filled, link1Label: "Comune", emailAddress: "", order: "x" };
  const changed = ["link1Label", "emailAddress", "order"];
  expect(cemeteryPayload(values, (field) => changed.includes(field))).toEqual({
    link1Label: "Comune",
    emailAddress: null,
    order: 0,
  });
});
