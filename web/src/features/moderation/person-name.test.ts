import { expect, it } from "vitest";
import { makeTribute } from "@/test/tributes";
import { personName } from "./tribute-facts";

it("calls a person as their memorial does", () => {
  expect(personName(makeTribute({ deceased_nominative: "D'Angelo Anna ved. Bianchi" }))).toBe(
    "D'Angelo Anna ved. Bianchi",
  );
  expect(personName(makeTribute({ deceased_nominative: " " }))).toBe("Giovanni D'Angelo");
  expect(personName(makeTribute({ deceased_name: "", deceased_surname: "" }))).toMatch(/7/);
});
