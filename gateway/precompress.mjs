// Writes .br and .gz (and .zst where Node can) beside every text file of a built SPA, for Caddy to send as they are.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as zlib from "node:zlib";

const TEXT = /\.(html|js|css|json|svg|txt|xml|webmanifest|map)$/;
const SMALLEST = 512;

const encoders = {
  br: (bytes) => zlib.brotliCompressSync(bytes),
  gz: (bytes) => zlib.gzipSync(bytes, { level: 9 }),
};
if ("zstdCompressSync" in zlib) {
  const params = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };
  encoders.zst = (bytes) => zlib.zstdCompressSync(bytes, { params });
}

const root = process.argv[2];
for (const name of readdirSync(root, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const path = join(root, name);
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) continue;
  for (const [ending, encode] of Object.entries(encoders)) writeFileSync(`${path}.${ending}`, encode(bytes));
}
