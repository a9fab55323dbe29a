// Journeys through a stack that runs already: CAMPOSANTO_URL says where, CHROMIUM which browser.
import { defineConfig, devices } from "@playwright/test";

const launchOptions = {
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // On a machine that others use too, a journey that failed and then passes is told as flaky. The patience is
  // for one that stands still for a while: nothing waits as long as it may.
  retries: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // The second one writes where PLAYWRIGHT_JSON_OUTPUT_FILE says.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    baseURL: process.env.CAMPOSANTO_URL ?? "http://127.0.0.1:8080",
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    serviceWorkers: "block",
    trace: "off",
    launchOptions,
  },
  projects: [
    { name: "desktop", use: devices["Desktop Chrome"], grepInvert: /@phone/ },
    { name: "phone", use: devices["Pixel 7"], grep: /@phone|axe/ },
  ],
});
