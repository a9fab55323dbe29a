// What a form says of a fault that its schema has no words of its own for. Zod's own are English.
import type * as z from "zod/mini";
import { kitText } from "./text/staff";

const { rules: words } = kitText;

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

export function ruleWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "too_big":
      return words.atMost(String(issue.maximum), issue.origin === "string");
    case "too_small":
      if (issue.origin === "string" && Number(issue.minimum) === 1) return words.required;
      return words.atLeast(String(issue.minimum), issue.origin === "string");
    case "invalid_format":
      if (issue.format === "email") return words.email;
      return issue.format === "url" ? words.address : words.other;
    default:
      return isBlank(issue.input) ? words.required : words.other;
  }
}
