import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { type EngineName, WAITING } from './visitor.ts'

const root = path.join(import.meta.dirname, '../..')

/** The same tests, once in each engine. */
function getProject(engine: EngineName) {
  return {
    extends: true,
    test: { name: engine, provide: { engineName: engine } },
  } as const
}

export default defineConfig({
  root,
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    projects: [getProject('firefox'), getProject('webkit')],
    // Two browsers at a time. The files of a project share one.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 90_000,
    // On a busy machine a driver may lose a press.
    retry: process.env.CI ? 2 : 0,
    hookTimeout: 60_000,
    expect: { poll: WAITING },
  },
})
