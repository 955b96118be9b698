import { test as base, expect } from 'vitest'
import { type ChaosProxy, startChaosProxy } from '#support/fakes/chaos-proxy.ts'
import { type Site, startSite } from '#support/site/start-site.ts'
import { startFirefox } from './firefox.ts'
import type { Engine, EngineName, Settings, Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    engineName: EngineName
  }
}

type Parts = {
  engineName: EngineName
  /** The fixtures that all tests of an engine share. */
  shared: { engine: Engine; site: Site }
  /** The site behind a server that can be slow, lose files, and stop. */
  front: ChaosProxy
  /** A visitor with an empty browser, who has visited the site before by default. */
  visit: (settings?: Settings) => Promise<Visitor>
}

/** Vitest's test; it fails on any error or warning on the console and on any violation of the policy. */
export const test = base.extend<Parts>({
  engineName: ['firefox', { injected: true, scope: 'worker' }],
  shared: [
    async ({ engineName }, use) => {
      const [engine, site] = await Promise.all([
        engineName === 'firefox' ? startFirefox() : startWebKit(),
        startSite({ vars: { PAGE_CACHE: 'on' }, samples: true }),
      ])
      await use({ engine, site })
      await Promise.all([engine.stop(), site.stop()])
    },
    { scope: 'worker' },
  ],
  front: async ({ shared }, use) => {
    const front = await startChaosProxy(shared.site.url)
    await use(front)
    await front.stop()
  },
  visit: async ({ shared, front }, use) => {
    const visitors: Array<Visitor> = []
    await use(async (settings = {}) => {
      const visitor = await shared.engine.visit(front, settings)
      visitors.push(visitor)
      return visitor
    })
    try {
      const problems = await Promise.all(visitors.map((visitor) => visitor.problems()))
      expect(problems.flat()).toEqual([])
    } finally {
      await Promise.all(visitors.map((visitor) => visitor.leave()))
    }
    expect(front.asked.filter((line) => line === 'POST /csp-report')).toEqual([])
  },
})
