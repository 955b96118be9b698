import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { site as uncached } from '#support/site/shared-site.ts'
import { type Site, startSite } from '#support/site/start-site.ts'

const HIT = /site-page; hit/

async function cacheStatus(site: Pick<Site, 'fetch'>): Promise<string> {
  const response = await site.fetch('/about')
  await response.text()
  return response.headers.get('Cache-Status') ?? ''
}

test('every page is rendered when PAGE_CACHE is off', async () => {
  await cacheStatus(uncached)
  expect(await cacheStatus(uncached)).not.toContain('site-page')
})

test('a new build ignores pages that the old one stored', { tags: ['slow'] }, async () => {
  // Stored pages are found by the site's own address, which differs at each start without this.
  const vars = { PAGE_CACHE: 'on', SITE_URL: 'https://site.example' }
  const folder = mkdtempSync(path.join(tmpdir(), 'site-builds-'))
  const old = await startSite({ vars, persist: folder })
  const build: string = (await (await old.fetch('/healthz')).json<{ build: string }>()).build
  await expect.poll(() => cacheStatus(old)).toMatch(HIT)
  await old.stop()

  const same = await startSite({ vars, persist: folder })
  expect(await cacheStatus(same)).toMatch(/site-page; hit; .*detail=store/)
  await same.stop()

  const script = path.join(folder, 'index.js')
  writeFileSync(script, readFileSync('dist/worker/index.js', 'utf8').replaceAll(build, '0123456789ab'))
  const newer = await startSite({ vars, persist: folder, script })
  expect(await cacheStatus(newer)).toContain('site-page; fwd=miss')
  await newer.stop()
  rmSync(folder, { recursive: true })
})
