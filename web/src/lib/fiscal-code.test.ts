import { describe, expect, it } from "vitest";
import { checkLetter, compactFiscalCode, fiscalCodeFault, tidyFiscalCode } from "./fiscal-code";

// Good by services/kit/fiscal_code.py: plain ones, and some with letters for digits.
const GOOD = [
  "RSSMRA85T10A562S",
  "VRDNNA80A41F205K",
  "DNGGNN31E14L736R",
  "RSSMRA85T10A56NH",
  "HJDXMP42B0NR917U",
  "QRLIYF38D08Z865M",
  "JJUXLCVLSNSH57RM",
  "ICRJAJU9P6PNV9PQ",
  "OFHJIZ12AQ8QTRLT",
];

describe("a fiscal code", () => {
  it.each(GOOD)("%s is good", (code) => {
    expect(checkLetter(code.slice(0, 15))).toBe(code[15]);
    expect(fiscalCodeFault(code)).toBeNull();
    expect(fiscalCodeFault(` ${code.slice(0, 6)} ${code.slice(6).toLowerCase()} `)).toBeNull();
  });

  it("with any other last letter is wrong", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRTUVWXYZ")
      expect(fiscalCodeFault(`RSSMRA85T10A562${letter}`)).toBe("letter");
  });

  it.each([
    "RSSMRA85T10A562",
    "RSSMRA85T10A562SX",
    "RSSMRA85F10A562S",
    "RSSMRA85T10A5620",
    "RSSMR185T10A562S",
    "RSSMRA85T10\u0391562S",
    "RSSMRA85T10A562\u017F",
    "PROVVISORIO 12",
    "01234567890",
  ])("%s has not the shape of one", (code) => {
    expect(fiscalCodeFault(code)).toBe("shape");
  });

  it("is stored in capitals without blanks, a wrong one as it was typed", () => {
    expect(compactFiscalCode(" rss mra 85t10 a562s ")).toBe("RSSMRA85T10A562S");
    expect(tidyFiscalCode(" rss mra 85t10 a562s ")).toBe("RSSMRA85T10A562S");
    expect(tidyFiscalCode(" prov 12 ")).toBe("prov 12");
    expect(tidyFiscalCode("  ")).toBe("");
  });
});
