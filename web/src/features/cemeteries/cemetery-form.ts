// The cemetery's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { Cemetery } from "@/api/registry";
import { isWebAddress } from "@/lib/links";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { kitText } from "@/lib/text/staff";

/** As a form holds it: blank for what is not known. */
export interface CemeteryValues {
  name: string;
  reference: string;
  address: string;
  emailAddress: string;
  domain: string;
  coordinates: string;
  map: string;
  color: string;
  logo: string;
  linklogo: string;
  picture: string;
  link1: string;
  link1Label: string;
  link2: string;
  link2Label: string;
  link3: string;
  link4: string;
  enabled: boolean;
  order: string;
}

const DEFAULT_COLOR = "#000000";

type Read = Cemetery & { link1Label?: string | null; link2Label?: string | null };

/** What the form begins with; labels of links come in either spelling. */
export function cemeteryValues(cemetery: Read | null): CemeteryValues {
  return {
    name: cemetery?.name ?? "",
    reference: cemetery?.reference ?? "",
    address: cemetery?.address ?? "",
    emailAddress: cemetery?.email_address ?? "",
    domain: cemetery?.domain ?? "",
    coordinates: cemetery?.coordinates ?? "",
    map: cemetery?.map ?? "",
    color: cemetery?.color ?? DEFAULT_COLOR,
    logo: cemetery?.logo ?? "",
    linklogo: cemetery?.linklogo ?? "",
    picture: cemetery?.picture ?? "",
    link1: cemetery?.link1 ?? "",
    link1Label: cemetery?.link1_label ?? cemetery?.link1Label ?? "",
    link2: cemetery?.link2 ?? "",
    link2Label: cemetery?.link2_label ?? cemetery?.link2Label ?? "",
    link3: cemetery?.link3 ?? "",
    link4: cemetery?.link4 ?? "",
    enabled: cemetery?.enabled ?? true,
    order: String(cemetery?.order ?? 0),
  };
}

const line = z.string().check(z.trim(), z.maxLength(200));
const anyEmail = z.email(words.badEmail);

/** What a stored cemetery holds is never refused, unless it is changed. */
export function cemeterySchema(cemetery: Cemetery | null) {
  const kept = cemeteryValues(cemetery);
  const address = (field: keyof CemeteryValues) =>
    z.string().check(
      z.trim(),
      z.refine((value) => value === "" || value === kept[field] || isWebAddress(value), {
        error: words.badUrl,
      }),
    );
  const isEmail = (value: string) =>
    value === "" || value === kept.emailAddress || anyEmail.safeParse(value).success;
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, words.noName), z.maxLength(200)),
    reference: line,
    address: line,
    emailAddress: z.string().check(z.trim(), z.refine(isEmail, { error: words.badEmail })),
    domain: line,
    coordinates: z.string().check(z.trim()),
    map: address("map"),
    color: z.string().check(z.trim(), z.regex(/^#[0-9a-f]{6}$/i, kitText.color.bad)),
    logo: address("logo"),
    linklogo: address("linklogo"),
    picture: address("picture"),
    link1: address("link1"),
    link1Label: line,
    link2: address("link2"),
    link2Label: line,
    link3: address("link3"),
    link4: address("link4"),
    enabled: z.boolean(),
    order: z.string(),
  });
}

/** An integer, 0 for what is none. */
export function parseOrder(typed: string): number {
  const order = Number.parseInt(typed, 10);
  return Number.isNaN(order) ? 0 : order;
}

/** Fields by their name on the wire, null for what is blank. */
export function cemeteryPayload(
  values: CemeteryValues,
  isChanged: (field: keyof CemeteryValues) => boolean,
): Record<string, unknown> {
  const wireOf = (field: keyof CemeteryValues) => {
    if (field === "order") return parseOrder(values.order);
    return values[field] === "" ? null : values[field];
  };
  const fields = Object.keys(values) as (keyof CemeteryValues)[];
  return Object.fromEntries(fields.filter(isChanged).map((field) => [field, wireOf(field)]));
}
