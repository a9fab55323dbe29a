// Builds the service worker beside the page, with the list of the public pages' files written into it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { build, type Plugin, type Rolldown } from "vite";

const WORKER = "sw/worker.ts";
const FILE = "sw.js";
/** What opens without a network, with all that these pages load on a click. */
const PAGES = [
  "src/features/memorial/memorial-loader.ts",
  "src/features/memorial/memorial-page.tsx",
  "src/features/search/search-page.tsx",
];
/** What the shell around them loads once it stands. */
const AROUND = ["src/ui/toaster.tsx", "src/ui/theme-menu.tsx", "src/offline/offline.tsx"];
/** Letters of a page in Italian; those of other languages come from the network. */
const FONTS = /(?:cormorant-garamond-latin-wght|titillium-web-latin-(?:400|600))-normal.*\.woff2$/;
const PUBLIC_FILES = ["img/logo.svg"];

interface File {
  url: string;
  revision: string | null;
  integrity?: string;
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("service-worker: index.html is missing");
      const scripts = publicScripts(bundle);
      if (typeof scripts === "string") return this.error(`service-worker: ${scripts}`);
      const shell = [
        // The page and the files that it names are of one build, or the worker is not installed.
        {
          url: "/index.html",
          revision: digest("sha256", page.source, "hex"),
          integrity: `sha256-${digest("sha256", page.source, "base64")}`,
        },
        ...namedIn(String(page.source), scripts, bundle).map((name) => ({
          url: `/${name}`,
          revision: null,
        })),
        ...PUBLIC_FILES.map((name) => ({
          url: `/${name}`,
          revision: digest("sha256", readFileSync(`public/${name}`), "hex"),
        })),
      ];
      this.emitFile({ type: "asset", fileName: FILE, source: await bundled(shell) });
    },
  };
}

/** The chunks of the public pages, or what is wrong. */
function publicScripts(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] | string {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
  const found = new Map<string, Rolldown.OutputChunk>();
  const take = (file: string, withLater: boolean) => {
    const chunk = chunks.find((item) => item.fileName === file);
    if (!chunk || found.has(file)) return;
    found.set(file, chunk);
    for (const next of chunk.imports) take(next, withLater);
    if (withLater) for (const next of chunk.dynamicImports) take(next, withLater);
  };
  // Of the entry only what it needs at once: what it may load later is the staff's too.
  for (const chunk of chunks) if (chunk.isEntry) take(chunk.fileName, false);
  for (const module of [...PAGES, ...AROUND]) {
    const chunk = chunks.find((item) => item.moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) return `no chunk holds ${module}`;
    take(chunk.fileName, PAGES.includes(module));
  }
  return [...found.values()];
}

/** Names of the scripts, of their styles and fonts, and of what the page itself asks for first. */
function namedIn(page: string, scripts: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle) {
  const styles = scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  const fonts = Object.keys(bundle).filter((name) => FONTS.test(name));
  const first = Object.keys(bundle).filter((name) => page.includes(`"/${name}"`));
  return [
    ...new Set([...scripts.map(({ fileName }) => fileName), ...styles, ...fonts, ...first]),
  ].sort();
}

async function bundled(shell: File[]): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      SHELL: JSON.stringify(shell),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      rolldownOptions: { input: WORKER, output: { format: "iife", entryFileNames: FILE } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunk = outputs.find((item) => item.type === "chunk");
  if (!chunk) throw new Error("service-worker: nothing was built");
  return chunk.code;
}

function digest(kind: string, source: string | Uint8Array, as: "hex" | "base64"): string {
  return createHash(kind).update(source).digest(as);
}
