import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { picturedConstants } from '../scripts/build/pictured-ids.ts'

const root = path.join(import.meta.dirname, '..')

/** Replaces the build data of the plugins of vite.config.ts. */
const NO_BUILD: Record<string, string> = {
  'virtual:client-assets':
    "export const files = null\nexport const buildId = 'test'; export const integrity = {}",
}

const noBuild = {
  name: 'no-build',
  resolveId: (source: string) => (source in NO_BUILD ? `\0${source}` : null),
  load: (id: string) => NO_BUILD[id.replace('\0', '')] ?? null,
}

export default defineConfig({
  root,
  define: picturedConstants(),
  plugins: [react(), noBuild],
  test: {
    // Tests that are slow by nature run with SLOW_TESTS=yes only.
    tags: [{ name: 'slow', skip: !process.env.SLOW_TESTS }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // All files share one start of the modules. A test restores what it replaces.
          isolate: false,
          testTimeout: 30_000,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          // The modules that start a site are large, so all files share them.
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/site/global-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // A busy machine logs or delivers later than the second of the default.
          expect: { poll: { timeout: 20_000 } },
          // On a busy machine a request may be late, as in the end-to-end tests.
          retry: process.env.CI ? 2 : 0,
          maxWorkers: 2,
        },
      },
    ],
  },
})
