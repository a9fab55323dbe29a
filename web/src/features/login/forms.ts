// What the forms of the login ask for.
import * as z from "zod/mini";
import { SHORTEST_PASSWORD } from "@/lib/passwords";
import { staffText } from "@/lib/text/staff";

const { login, reset } = staffText;

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: login.noEmail, abort: true }),
    z.email({ error: login.badEmail }),
  );

export const loginSchema = z.object({
  email,
  password: z.string().check(z.minLength(1, login.noPassword)),
});
export type LoginValues = z.infer<typeof loginSchema>;

export const askSchema = z.object({ email });
export type AskValues = z.infer<typeof askSchema>;

export const choiceSchema = z
  .object({
    password: z.string().check(z.minLength(SHORTEST_PASSWORD, reset.tooShort)),
    repeated: z.string(),
  })
  .check(
    z.refine(({ password, repeated }) => password === repeated, {
      error: reset.different,
      path: ["repeated"],
    }),
  );
export type ChoiceValues = z.infer<typeof choiceSchema>;
