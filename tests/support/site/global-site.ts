import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { fillDatabases } from './filled-databases.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
  }
}

/**
 * Starts one site for the integration tests without special needs, and fills databases for those that start their own.
 */
export default async function setup(project: TestProject) {
  if (!existsSync('dist/worker/index.js'))
    throw new Error('Run `npm run build` before the integration tests.')
  const removeDatabases = await fillDatabases()
  const site = await startSite({ samples: true })
  project.provide('siteUrl', site.url)
  return async () => {
    await site.stop()
    await removeDatabases()
  }
}
