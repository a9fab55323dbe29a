import { describe, expect, it } from "vitest";
import { makeUser } from "@/test/staff";
import { matching, readFilters, writeFilters } from "./filters";
import { canDelete, canEdit, roleOptions } from "./rules";

const superadmin = makeUser("superadmin");
const admin = makeUser("admin");
const owner = makeUser("owner");
const colleague = makeUser("admin", { id: 20 });

describe("roles to choose from", () => {
  it.each([
    [superadmin, null, ["admin", "owner", "fornitore"]],
    [admin, null, ["owner", "fornitore"]],
    [superadmin, owner, ["admin", "owner", "fornitore"]],
    [admin, owner, ["owner", "fornitore"]],
    [admin, admin, ["admin"]],
    [superadmin, superadmin, ["superadmin", "admin", "owner", "fornitore"]],
  ])("%#", (caller, operator, roles) => {
    expect(roleOptions(caller, operator)).toEqual(roles);
  });
});

it.each([
  [superadmin, admin, true, true],
  [superadmin, superadmin, true, false],
  [admin, owner, true, true],
  [admin, admin, true, false],
  [admin, colleague, false, false],
  [admin, superadmin, false, false],
])("edits and deletes whom the service lets one (%#)", (caller, operator, edits, deletes) => {
  expect(canEdit(caller, operator)).toBe(edits);
  expect(canDelete(caller, operator)).toBe(deletes);
});

describe("filters", () => {
  const people = [
    owner,
    makeUser("fornitore", { business_name: "Marmi Niccolò", cemetery_id: 2 }),
    makeUser("owner", { id: 8, surname: "D'Angelo", phone: "+39 0577 1", enabled: false }),
  ];
  const found = (query: string) =>
    matching(people, readFilters(new URLSearchParams(query))).map(({ id }) => id);

  it.each([
    ["", [3, 4, 8]],
    ["cerca=dangelo", [8]],
    ["cerca=de santis lucia", [3]],
    ["cerca=LUCIA DESANTIS", [3]],
    ["cerca=niccolo", [4]],
    ["cerca=0577", [8]],
    ["cimitero=2", [4]],
    ["ruolo=merchant", [4]],
    ["ruolo=owner&cerca=lucia", [3, 8]],
    ["ruolo=nulla&cimitero=x", [3, 4, 8]],
  ])("%s", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it("are written as they are read", () => {
    const query = "cerca=rossi&cimitero=2&ruolo=owner";
    expect(writeFilters(readFilters(new URLSearchParams(query))).toString()).toBe(query);
  });
});
