// The rules of a form: what its schema says of each field.
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { ruleWords } from "./rule-words";

// Every form comes by here.
z.config({ localeError: ruleWords });

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** What is used of a schema of zod. */
export interface Rules<V> {
  safeParse: (
    values: unknown,
  ) => { success: true; data: V } | { success: false; error: { issues: readonly Issue[] } };
}

/** The type of a fault: a field that must be filled in is blank. */
export const MISSING = "missing";

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && !value.trim());
}

/** The first fault of each field; values as the schema leaves them, without spaces at their ends. */
export function formRules<V extends FieldValues>(rules: Rules<V>): Resolver<V, unknown, V> {
  return (values) => {
    const checked = rules.safeParse(values);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, message } of checked.error.issues) {
      const name = String(path[0]);
      errors[name] ??= { type: isBlank(values[name]) ? MISSING : "rule", message };
    }
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}
