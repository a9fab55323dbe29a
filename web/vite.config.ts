import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { routePreload } from "./build/route-preload.ts";
import { serviceWorker } from "./build/service-worker.ts";

// A running stack, for `npm run dev` alone. The host stays the page's own: a request from another
// origin than its host is refused.
const target = process.env.CAMPOSANTO_URL ?? "http://127.0.0.1:8080";
const stack = { target, changeOrigin: false };
const proxy = { "/api": stack, "/media": stack, "/demo": stack, "/config.json": stack };

export default defineConfig({
  resolve: { alias: { "@": "/src" } },
  plugins: [react(), tailwindcss(), routePreload(), serviceWorker()],
  server: { host: "127.0.0.1", proxy },
  preview: { host: "127.0.0.1", proxy },
  // The map's worker is a module.
  worker: { format: "es" },
  build: {
    target: "baseline-widely-available",
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["src/test/environment.ts", "src/test/setup.ts"],
    include: ["src/**/*.test.{ts,tsx}", "sw/**/*.test.ts"],
    restoreMocks: true,
    // By itself it leaves one processor free: half of a small machine.
    maxWorkers: "100%",
    testTimeout: 30_000,
  },
});
