// Weighs each page from the build's manifest (gzip, as it travels) and fails over the budget.
import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";

const DIST = `${import.meta.dirname}/../dist`;
const KILOBYTE = 1000;
const SHELL = "src/app/shells/staff-shell.tsx";
const STAFF = { script: 220, style: 12, fonts: 65 };
// With what comes only when a record is opened: forms, pickers.
const OPENED = { ...STAFF, script: 246 };
const PAGES = {
  memorial: {
    modules: [
      "src/features/memorial/memorial-loader.ts",
      "src/features/memorial/memorial-page.tsx",
    ],
    script: 135,
    style: 12,
    fonts: 65,
  },
  // With what comes once a memorial can be read.
  tributes: {
    modules: [
      "src/features/memorial/memorial-loader.ts",
      "src/features/memorial/memorial-page.tsx",
      "src/features/memorial/tributes.ts",
    ],
    script: 150,
    style: 12,
    fonts: 65,
  },
  // Without the provider's bindings, which come to whoever pays, and the provider's own script.
  cart: { modules: ["src/features/cart/cart-page.tsx"], script: 150, style: 12, fonts: 65 },
  payment: {
    modules: ["src/features/cart/cart-page.tsx", "src/features/cart/payment-form.tsx"],
    script: 155,
    style: 12,
    fonts: 65,
  },
  returned: { modules: ["src/features/cart/return-page.tsx"], script: 150, style: 12, fonts: 65 },
  order: {
    modules: ["src/features/order/order-page.tsx", "src/features/cart/pay-order.tsx"],
    script: 150,
    style: 12,
    fonts: 65,
  },
  search: { modules: ["src/features/search/search-page.tsx"], script: 135, style: 12, fonts: 65 },
  login: { modules: ["src/features/login/login-page.tsx"], ...STAFF },
  dashboard: { modules: [SHELL, "src/features/dashboard/dashboard-page.tsx"], ...STAFF },
  operators: {
    modules: [
      SHELL,
      "src/features/operators/operators-page.tsx",
      "src/features/operators/operator-dialog.tsx",
    ],
    ...STAFF,
  },
  cemeteries: { modules: [SHELL, "src/features/cemeteries/cemeteries-page.tsx"], ...STAFF },
  cemetery: {
    modules: [
      SHELL,
      "src/features/cemeteries/cemeteries-page.tsx",
      "src/features/cemeteries/cemetery-dialog.tsx",
    ],
    ...OPENED,
  },
  sectors: { modules: [SHELL, "src/features/sectors/sectors-page.tsx"], ...STAFF },
  sector: {
    modules: [
      SHELL,
      "src/features/sectors/sectors-page.tsx",
      "src/features/sectors/sector-dialog.tsx",
    ],
    ...OPENED,
  },
  blocks: { modules: [SHELL, "src/features/blocks/blocks-page.tsx"], ...STAFF },
  block: {
    modules: [SHELL, "src/features/blocks/blocks-page.tsx", "src/features/blocks/block-dialog.tsx"],
    ...OPENED,
  },
  tombs: { modules: [SHELL, "src/features/tombs/tombs-page.tsx"], ...STAFF },
  tomb: {
    modules: [SHELL, "src/features/tombs/tombs-page.tsx", "src/features/tombs/tomb-dialog.tsx"],
    ...OPENED,
  },
  deceased: { modules: [SHELL, "src/features/deceased/deceased-page.tsx"], ...STAFF },
  person: {
    modules: [
      SHELL,
      "src/features/deceased/deceased-page.tsx",
      "src/features/deceased/deceased-dialog.tsx",
    ],
    ...OPENED,
  },
  map: { modules: [SHELL, "src/features/map/map-page.tsx"], ...STAFF },
  // MapLibre comes once the page stands, and never with another.
  drawing: {
    modules: [SHELL, "src/features/map/map-page.tsx", "src/features/map/engine.ts"],
    ...STAFF,
    script: 490,
  },
  moderation: {
    modules: [SHELL, "src/features/moderation/moderation-page.tsx"],
    ...STAFF,
  },
  requests: { modules: [SHELL, "src/features/requests/requests-page.tsx"], ...STAFF },
  duplicates: { modules: [SHELL, "src/features/duplicates/duplicates-page.tsx"], ...STAFF },
  quality: { modules: [SHELL, "src/features/quality/quality-page.tsx"], ...STAFF },
  trash: { modules: [SHELL, "src/features/trash/trash-page.tsx"], ...STAFF },
  generator: {
    modules: [
      SHELL,
      "src/features/blocks/blocks-page.tsx",
      "src/features/blocks/generator/generate-dialog.tsx",
    ],
    ...OPENED,
  },
  products: { modules: [SHELL, "src/features/products/products-page.tsx"], ...STAFF },
  product: {
    modules: [
      SHELL,
      "src/features/products/products-page.tsx",
      "src/features/products/product-dialog.tsx",
    ],
    ...OPENED,
  },
  orders: { modules: [SHELL, "src/features/orders/orders-page.tsx"], ...STAFF },
  opened: {
    modules: [SHELL, "src/features/orders/orders-page.tsx", "src/features/orders/order-dialog.tsx"],
    ...STAFF,
  },
  categories: { modules: [SHELL, "src/features/categories/categories-page.tsx"], ...STAFF },
  supplier: {
    modules: [SHELL, "src/features/supplier-config/supplier-config-page.tsx"],
    ...STAFF,
  },
  import: { modules: [SHELL, "src/features/data-import/data-import-page.tsx"], ...STAFF },
  activity: { modules: [SHELL, "src/features/activity/activity-page.tsx"], ...STAFF },
};
// What a page in Italian asks for: latin letters, the serif and two weights of the sans.
const FONTS = [/cormorant-garamond-latin-wght-normal/, /titillium-web-latin-(400|600)-normal/];

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, "utf8"));

function closure(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    if (!manifest[name]) throw new Error(`${name} is not in the manifest`);
    seen.add(name);
    closure(manifest[name].imports ?? [], seen);
  }
  return seen;
}

const zipped = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length;
const sum = (sizes) => sizes.reduce((total, size) => total + size, 0) / KILOBYTE;

function weigh({ modules }) {
  const chunks = [...closure(["index.html", ...modules])].map((name) => manifest[name]);
  const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []));
  const fonts = new Set(chunks.flatMap((chunk) => chunk.assets ?? []));
  const read = [...fonts].filter(
    (file) => file.endsWith(".woff2") && FONTS.some((font) => font.test(file)),
  );
  return {
    script: sum(chunks.map((chunk) => zipped(chunk.file))),
    style: sum([...styles].map(zipped)),
    fonts: sum(read.map((file) => statSync(`${DIST}/${file}`).size)),
  };
}

let isOver = false;
for (const [page, budget] of Object.entries(PAGES)) {
  const weight = weigh(budget);
  for (const kind of Object.keys(weight)) {
    const ok = weight[kind] > 0 && weight[kind] <= budget[kind];
    isOver ||= !ok;
    const line = `${page.padEnd(10)} ${kind.padEnd(7)} ${weight[kind].toFixed(1).padStart(6)} kB of ${budget[kind]} kB`;
    console.log(ok ? line : `${line}  over budget`);
  }
}
process.exitCode = isOver ? 1 : 0;
