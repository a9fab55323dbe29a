// The operator's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { User } from "@/api/current-user";
import { SHORTEST_PASSWORD, strongPassword } from "@/lib/passwords";
import { ROLES } from "@/lib/roles";
import { operatorsText as words } from "@/lib/text/office";

const line = z.string().check(z.trim(), z.maxLength(200));
const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(200));
const anyEmail = z.email(words.badEmail);
const isEmailOrBlank = (value: string) => value === "" || anyEmail.safeParse(value).success;

const shape = {
  name: required(words.noName),
  surname: required(words.noSurname),
  email: z.string().check(z.trim(), z.email(words.badEmail)),
  password: z.string(),
  businessName: line,
  fiscalCode: line,
  phone: line,
  role: z.enum(["", ...ROLES]).check(z.refine((role) => role !== "", words.noRole)),
  /** The id as a select holds it. */
  cemeteryId: z.string(),
  enabled: z.boolean(),
  stripePublicKey: line,
  stripeSecretKey: line,
  orderNotificationEmail: z
    .string()
    .check(z.trim(), z.refine(isEmailOrBlank, { error: words.badEmail })),
};

/** A new operator needs a password; on an edit a blank one keeps what there is. */
export function operatorSchema(isNew: boolean) {
  const isLongEnough = (password: string) =>
    (!isNew && password === "") || password.length >= SHORTEST_PASSWORD;
  return z
    .object({
      ...shape,
      password: shape.password.check(z.refine(isLongEnough, { error: words.shortPassword })),
    })
    .check(
      z.refine(({ role, cemeteryId }) => role === "superadmin" || cemeteryId !== "", {
        error: words.cemeteryNeeded,
        path: ["cemeteryId"],
      }),
    );
}

export type OperatorValues = z.infer<ReturnType<typeof operatorSchema>>;
export type OperatorField = keyof OperatorValues;

const DEFAULT_CEMETERY = 1;

/** What the form begins with: a stored operator, or a new one beside the caller. */
export function operatorValues(
  operator: User | null,
  caller: User,
  cemeteryIds: readonly number[],
): OperatorValues {
  const supplier = { stripePublicKey: "", stripeSecretKey: "", orderNotificationEmail: "" };
  if (operator)
    return {
      name: operator.name,
      surname: operator.surname,
      email: operator.email,
      password: "",
      businessName: operator.business_name ?? "",
      fiscalCode: operator.fiscal_code ?? "",
      phone: operator.phone ?? "",
      role: operator.role,
      cemeteryId: operator.cemetery_id === null ? "" : String(operator.cemetery_id),
      enabled: operator.enabled,
      ...supplier,
    };
  const fallback = cemeteryIds.includes(DEFAULT_CEMETERY) ? DEFAULT_CEMETERY : cemeteryIds[0];
  const cemetery = caller.cemetery_id ?? fallback;
  return {
    name: "",
    surname: "",
    email: "",
    password: strongPassword(),
    businessName: "",
    fiscalCode: "",
    phone: "",
    role: "",
    cemeteryId: cemetery === undefined ? "" : String(cemetery),
    enabled: true,
    ...supplier,
  };
}

const SUPPLIER_FIELDS: OperatorField[] = [
  "stripePublicKey",
  "stripeSecretKey",
  "orderNotificationEmail",
];
const OPTIONAL_FIELDS: OperatorField[] = ["businessName", "fiscalCode", "phone", "cemeteryId"];

function wireValue(field: OperatorField, values: OperatorValues) {
  const value = values[field];
  if (OPTIONAL_FIELDS.includes(field) && value === "") return null;
  return field === "cemeteryId" ? Number(value) : value;
}

/** Fields by their name on the wire: blank passwords and blank or foreign supplier data stay at home. */
export function operatorPayload(
  values: OperatorValues,
  isChanged: (field: OperatorField) => boolean = () => true,
): Record<string, unknown> {
  const fields = (Object.keys(shape) as OperatorField[]).filter((field) => {
    if (field === "password" && values.password === "") return false;
    if (SUPPLIER_FIELDS.includes(field)) return values.role === "fornitore" && values[field] !== "";
    return isChanged(field);
  });
  return Object.fromEntries(fields.map((field) => [field, wireValue(field, values)]));
}
