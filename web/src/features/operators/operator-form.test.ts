import { describe, expect, it } from "vitest";
import { makeUser } from "@/test/staff";
import {
  type OperatorValues,
  operatorPayload,
  operatorSchema,
  operatorValues,
} from "./operator-form";

const caller = makeUser("superadmin");
const filled: OperatorValues = {
  ...operatorValues(null, caller, [1]),
  name: "Ada",
  surname: "Neri",
  email: "ada@valdora.example",
  role: "owner",
};
const messages = (values: OperatorValues, isNew = true) => {
  const checked = operatorSchema(isNew).safeParse(values);
  return checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]));
};

describe("the rules", () => {
  it("let a complete operator pass", () => {
    expect(messages(filled)).toEqual({});
  });

  it.each<[Partial<OperatorValues>, Record<string, string>]>([
    [{ name: "  " }, { name: "Nome richiesto" }],
    [{ surname: "" }, { surname: "Cognome richiesto" }],
    [{ email: "" }, { email: "Email non valida" }],
    [{ email: "ada@" }, { email: "Email non valida" }],
    [{ role: "" }, { role: "Ruolo è obbligatorio" }],
    [{ cemeteryId: "" }, { cemeteryId: "Il cimitero è obbligatorio" }],
    [{ password: "corta" }, { password: "Password deve essere di almeno 6 caratteri" }],
    [{ password: "" }, { password: "Password deve essere di almeno 6 caratteri" }],
    [{ orderNotificationEmail: "ordini" }, { orderNotificationEmail: "Email non valida" }],
  ])("refuse %j", (change, expected) => {
    expect(messages({ ...filled, ...change })).toEqual(expected);
  });

  it("keep a blank password on an edit, and refuse a short one", () => {
    expect(messages({ ...filled, password: "" }, false)).toEqual({});
    expect(messages({ ...filled, password: "corta" }, false)).toHaveProperty("password");
  });

  it("leave a superadmin without a cemetery", () => {
    expect(messages({ ...filled, role: "superadmin", cemeteryId: "" }, false)).toEqual({});
  });
});

describe("a new operator", () => {
  it("begins with a strong password, enabled", () => {
    const { password, enabled } = operatorValues(null, caller, []);
    expect(password).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect(enabled).toBe(true);
  });

  it.each([
    ["an admin's own", makeUser("admin", { cemetery_id: 4 }), [1, 4], "4"],
    ["the first of the system", caller, [7, 1], "1"],
    ["whichever there is", caller, [7, 9], "7"],
    ["none", caller, [], ""],
  ])("belongs to %s cemetery", (_whose, who, cemeteries, expected) => {
    expect(operatorValues(null, who, cemeteries).cemeteryId).toBe(expected);
  });
});

describe("what is sent", () => {
  it("has the names of the wire, null for what is blank, nothing of a supplier", () => {
    const payload = operatorPayload({ ...filled, password: "segreta", stripePublicKey: "pk" });
    expect(payload).toEqual({
      name: "Ada",
      surname: "Neri",
      email: "ada@valdora.example",
      password: "segreta",
      businessName: null,
      fiscalCode: null,
      phone: null,
      role: "owner",
      cemeteryId: 1,
      enabled: true,
    });
  });

  it("has the supplier's fields that are filled in", () => {
    const payload = operatorPayload({
      ...filled,
      role: "fornitore",
      stripePublicKey: "pk",
      orderNotificationEmail: "ordini@valdora.example",
    });
    expect(payload).toMatchObject({
      stripePublicKey: "pk",
      orderNotificationEmail: "ordini@valdora.example",
    });
    expect(payload).not.toHaveProperty("stripeSecretKey");
  });

  it("is on an edit only what was changed, and never a blank password", () => {
    const values = { ...filled, password: "", phone: "0577" };
    expect(operatorPayload(values, (field) => field === "phone" || field === "password")).toEqual({
      phone: "0577",
    });
  });
});
