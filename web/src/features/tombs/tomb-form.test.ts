import { describe, expect, it } from "vitest";
import { makeTomb } from "@/test/burials";
import { type TombValues, tombPayload, tombSchema, tombValues } from "./tomb-form";
import { tombName } from "./tomb-name";

const block = { id: 2, label: "Blocco C" };
const filled = (change: Partial<TombValues> = {}): TombValues => ({
  ...tombValues(null, block),
  ...change,
});

function faults(values: TombValues, stored = null as ReturnType<typeof makeTomb> | null) {
  const { error } = tombSchema(stored).safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

describe("what is refused", () => {
  it("is a tomb without a block, with an odd date or address", () => {
    const values = filled({
      blockId: null,
      permitExpirationDate: "31/11/2035",
      matterportPosition: "matterport",
      picture: "foto.jpg",
    });
    expect(faults(values)).toEqual({
      blockId: "Blocco è obbligatorio",
      permitExpirationDate: "Data non valida: scrivi gg/mm/aaaa",
      matterportPosition: "URL non valido",
      picture: "URL non valido",
    });
    expect(faults(filled())).toEqual({});
  });

  it.each([
    ["", "Capacità deve essere almeno 1"],
    ["0", "Capacità deve essere almeno 1"],
    ["-1", "Capacità deve essere almeno 1"],
    ["1,5", "Capacità deve essere almeno 1"],
    ["due", "Capacità deve essere almeno 1"],
    ["1001", "Capacità deve essere al massimo 1000"],
    [" 4 ", undefined],
  ])("is a capacity of %j", (capacity, message) => {
    expect(faults(filled({ capacity })).capacity).toBe(message);
  });

  it("is less room than persons, unless it was so before", () => {
    const over = makeTomb({ capacity: 1, deceasedCount: 3 });
    expect(faults({ ...tombValues(over), reference: "B" }, over)).toEqual({});
    expect(faults({ ...tombValues(over), capacity: "2" }, over)).toEqual({
      capacity: "La tomba contiene già 3 defunti",
    });
  });

  it("is never what a register already holds, until it is changed", () => {
    const odd = makeTomb({ picture: "foto/vecchia.jpg", matterport_link: "A12" });
    expect(faults(tombValues(odd), odd)).toEqual({});
  });
});

describe("what is sent", () => {
  it("of a new tomb is every field, blanks as null", () => {
    expect(tombPayload(filled({ permitExpirationDate: "31-12-2035" }), () => true)).toEqual({
      reference: null,
      capacity: 1,
      blockId: 2,
      userId: null,
      permitExpirationDate: "2035-12-31",
      gpsCoordinates: null,
      matterportPosition: null,
      picture: null,
      enabled: true,
    });
  });

  it("of a stored one is what was changed", () => {
    const values = { ...tombValues(makeTomb()), userId: null, permitExpirationDate: "" };
    const isChanged = (field: string) => field === "userId" || field === "permitExpirationDate";
    expect(tombPayload(values, isChanged)).toEqual({ userId: null, permitExpirationDate: null });
  });
});

it("begins with what is stored", () => {
  expect(tombValues(makeTomb())).toMatchObject({
    capacity: "2",
    permitExpirationDate: "31/12/2035",
    blockId: { id: 2, label: "Blocco C" },
    userId: { id: 3, label: "Lucia De Santis" },
  });
});

it("is called by its reference, or by its number", () => {
  expect(tombName({ id: 5, reference: "L-12" })).toBe("L-12");
  expect(tombName({ id: 5, reference: null })).toBe("TOMBA 5");
  expect(tombName({ id: 5, reference: " " })).toBe("TOMBA 5");
});
