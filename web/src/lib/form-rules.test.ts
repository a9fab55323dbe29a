import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { formRules } from "./form-rules";

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

async function faults(schema: z.ZodMiniType<Record<string, unknown>>, values: object) {
  const { errors } = await formRules(schema)(values as Record<string, unknown>, {}, OPTIONS);
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, [error?.type, error?.message]]),
  );
}

describe("faults that a schema has no words for", () => {
  it("are told in Italian, with the limit", async () => {
    const schema = z.object({
      long: z.string().check(z.maxLength(5)),
      short: z.string().check(z.minLength(3)),
      empty: z.string().check(z.trim(), z.minLength(1)),
      great: z.number().check(z.maximum(9)),
      many: z.array(z.string()).check(z.maxLength(1)),
      email: z.email(),
      url: z.url(),
    });
    const values = {
      long: "abcdef",
      short: "ab",
      empty: " ",
      great: 10,
      many: ["a", "b"],
      email: "no",
      url: "no",
    };
    expect(await faults(schema, values)).toEqual({
      long: ["rule", "Al massimo 5 caratteri"],
      short: ["rule", "Almeno 3 caratteri"],
      empty: ["missing", "Campo obbligatorio"],
      great: ["rule", "Al massimo 9"],
      many: ["rule", "Al massimo 1"],
      email: ["rule", "Email non valida"],
      url: ["rule", "URL non valido"],
    });
  });

  it("are never told in English, whatever the rule", async () => {
    const schema = z.object({
      type: z.string(),
      none: z.string(),
      choice: z.enum(["a"]),
      exact: z.literal(1),
      union: z.union([z.number(), z.boolean()]),
      pattern: z.string().check(z.regex(/^a$/)),
      begin: z.string().check(z.startsWith("a")),
      uuid: z.uuid(),
      date: z.iso.date(),
      step: z.number().check(z.multipleOf(5)),
      whole: z.int(),
      refined: z.string().check(z.refine(() => false)),
      custom: z.custom(() => false),
      keys: z.strictObject({}),
      map: z.record(z.string().check(z.regex(/^a/)), z.number()),
    });
    const values = {
      ...{ type: 1, choice: "b", exact: 2, union: "x", pattern: "b", begin: "b", uuid: "b" },
      ...{ date: "b", step: 3, whole: 1.5, refined: "b", custom: "b", keys: { a: 1 } },
      map: { b: 1 },
    };
    const found = await faults(schema, values);
    expect(Object.keys(found)).toHaveLength(15);
    expect(new Set(Object.values(found).map(([, message]) => message))).toEqual(
      new Set(["Valore non valido", "Campo obbligatorio"]),
    );
  });
});
