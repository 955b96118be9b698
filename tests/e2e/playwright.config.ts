import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { BROWSER_ARGS, ensureHindiFont, findBrowser } from '../../scripts/browser.ts'

/** Two ports in a row: the built site and the development server. */
const PORT = Number(process.env.E2E_PORT ?? 8797)
const PRODUCTION = `http://127.0.0.1:${PORT}`
const DEVELOPMENT = `http://127.0.0.1:${PORT + 1}`
const DEVELOPED = /development\.spec/
const LONG = /\/long\//
const isSlow = Boolean(process.env.SLOW_TESTS)
const productionOnly = process.argv.includes('--project=production')
const root = path.join(import.meta.dirname, '../..')
const executablePath = findBrowser()
ensureHindiFont()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  ...(!isSlow && { grepInvert: /@slow/ }),
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  // A walk visits several pages.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // On a busy machine a page may be late. A test that passes only on retry is counted and shown as flaky.
  retries: process.env.CI ? 2 : 0,
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath, args: BROWSER_ARGS },
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'production', testIgnore: isSlow ? DEVELOPED : LONG, use: { baseURL: PRODUCTION } },
    ...(isSlow ? [{ name: 'development', testMatch: DEVELOPED, use: { baseURL: DEVELOPMENT } }] : []),
  ],
  webServer: [
    {
      command: `node tests/support/site/serve.ts ${PORT}`,
      cwd: root,
      // The server answers before its catalogue is there, and the page of that moment would be cached.
      wait: { stdout: /serving/ },
      timeout: 60_000,
    },
    ...(!isSlow || productionOnly
      ? []
      : [
          {
            command: `node scripts/prepare-database.ts && vite --port ${PORT + 1} --strictPort --host 127.0.0.1`,
            cwd: root,
            url: `${DEVELOPMENT}/healthz`,
            timeout: 60_000,
          },
        ]),
  ],
})
