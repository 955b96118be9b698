import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts'

const PORT = 8797
const baseURL = `http://127.0.0.1:${PORT}`

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  timeout: 30_000,
  use: {
    baseURL,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node ${path.join(import.meta.dirname, '../support/serve.ts')} ${PORT}`,
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
