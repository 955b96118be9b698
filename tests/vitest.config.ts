import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = path.join(import.meta.dirname, '..')

/** Stands in for the plugin of vite.config.ts: unit tests know no build. */
const noClientAssets = {
  name: 'no-client-assets',
  resolveId: (source: string) => (source === 'virtual:client-assets' ? `\0${source}` : null),
  load: (id: string) =>
    id === '\0virtual:client-assets'
      ? "export const files = null\nexport const buildId = 'test'; export const integrity = {}"
      : null,
}

export default defineConfig({
  root,
  plugins: [react(), noClientAssets],
  test: {
    tags: [{ name: 'long', description: 'Long by nature: `npm run test:all` has it, `npm test` has not.' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'tests/*.test.ts',
            'tests/bench/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/global-site.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
