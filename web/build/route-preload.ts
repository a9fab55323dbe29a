// Names the chunks of a public page before any module has run, so that they load side by side.
// The list travels in the same external script that sets the theme: a strict CSP needs no hash.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const ROUTES: Record<string, string[]> = {
  "^/memorial/": [
    "src/features/memorial/memorial-loader.ts",
    "src/features/memorial/memorial-page.tsx",
  ],
  "^/search": ["src/features/search/search-page.tsx"],
};

const LOADER = `(function(routes){for(var path in routes)if(new RegExp(path).test(location.pathname))
routes[path].forEach(function(file){var link=document.createElement("link");link.rel="modulepreload";
link.href="/"+file;document.head.appendChild(link)})})`;

export function routePreload(): Plugin {
  return {
    name: "route-preload",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((item) => item.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      const close = (file: string, seen: Set<string>) => {
        const chunk = chunks.find((item) => item.fileName === file);
        if (!chunk || seen.has(file)) return;
        seen.add(file);
        for (const next of chunk.imports) close(next, seen);
      };
      const filesOf = (modules: string[]) => {
        const early = new Set<string>();
        if (entry) close(entry.fileName, early);
        const files = new Set<string>();
        for (const module of modules) {
          const chunk = chunks.find((item) => item.facadeModuleId?.endsWith(module));
          if (!chunk) return this.error(`route-preload: no chunk holds ${module}`);
          close(chunk.fileName, files);
        }
        return [...files].filter((file) => !early.has(file));
      };
      const routes = Object.fromEntries(
        Object.entries(ROUTES).map(([path, modules]) => [path, filesOf(modules)]),
      );
      const source = `${readFileSync("public/theme.js", "utf8")}${LOADER}(${JSON.stringify(routes)});\n`;
      const hash = createHash("sha256").update(source).digest("hex").slice(0, 8);
      const fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source });
      const page = bundle["index.html"];
      if (page?.type !== "asset") return this.error("route-preload: index.html is missing");
      page.source = String(page.source).replace("/theme.js", `/${fileName}`);
    },
  };
}
