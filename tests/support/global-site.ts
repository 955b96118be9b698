import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
  }
}

/** One site for all integration tests that need nothing special. */
export default async function setup(project: TestProject) {
  if (!existsSync('dist/worker/index.js'))
    throw new Error('Run `npm run build` before the integration tests.')
  const site = await startSite({ samples: true })
  project.provide('siteUrl', site.url)
  return site.stop
}
