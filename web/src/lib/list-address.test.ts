import { describe, expect, it } from "vitest";
import {
  exportPath,
  hasFilters,
  type ListRules,
  listPath,
  listQuery,
  readList,
  writeList,
} from "./list-address";

const rules: ListRules = {
  filters: ["search", "reference", "blockId", "ownerId", "enabled", "reserved", "free", "quality"],
  sorts: ["name", "createdAt"],
  defaultSort: "name",
};
const read = (query: string) => readList(new URLSearchParams(query), rules);

describe("the address of a list", () => {
  it("is written as it is read", () => {
    const query =
      "cerca=rossi&riferimento=L-1&blocco=4&proprietario=nessuno&stato=inattivi&riservati=no&liberi=1&qualita=no-owner&ordine=-createdAt&pagina=3";
    expect(writeList(read(query)).toString()).toBe(query);
  });

  it("is read without trust", () => {
    const query =
      "blocco=x&proprietario=-1&stato=boh&riservati=boh&qualita=A;B&ordine=password&pagina=0&tomba=7&settore=2";
    expect(writeList(read(query)).toString()).toBe("");
    expect(hasFilters(read(query).filters)).toBe(false);
  });

  it("asks the service for what is chosen alone", () => {
    expect(listQuery(read("proprietario=nessuno&stato=attivi&ordine=-name&pagina=2"))).toEqual({
      ownerId: "none",
      enabled: true,
      sort: "-name",
      page: 2,
      pageSize: 50,
    });
  });

  it("leads to a filtered list", () => {
    expect(listPath("/tombs", { quality: "no-owner", cemeteryId: 3 })).toBe(
      "/tombs?cimitero=3&qualita=no-owner",
    );
    expect(listPath("/tombs", {})).toBe("/tombs");
  });

  it("exports the rows that the filters leave, all of them", () => {
    expect(exportPath("tombs", "xlsx", read("blocco=4&ordine=-name&pagina=3"))).toBe(
      "/api/export/tombs?format=xlsx&blockId=4&sort=-name",
    );
  });
});
