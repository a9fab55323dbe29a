import { expect, it } from "vitest";
import { makeRequest } from "@/test/tributes";
import { personName } from "./request-card";

it("calls a person as their memorial does", () => {
  expect(personName(makeRequest({ deceased_nominative: "D'Angelo Anna ved. Bianchi" }))).toBe(
    "D'Angelo Anna ved. Bianchi",
  );
  expect(personName(makeRequest({ deceased_nominative: " " }))).toBe("Giovanni D'Angelo");
  expect(personName(makeRequest({ deceased_name: "", deceased_surname: "" }))).toMatch(/7/);
});
