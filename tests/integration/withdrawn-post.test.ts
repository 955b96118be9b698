import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '#support/site/start-site.ts'
import { posts, readPosts } from '#upstream/seed/posts.ts'
import { seedStatements } from '#upstream/seed/sql.ts'
import { boundDatabase } from '../../scripts/directory/database.ts'

/** Returns the posts of a copy of the content in which one has `withdrawn:` in its front matter. */
function readWithWithdrawn(slug: string): ReturnType<typeof readPosts> {
  const root = mkdtempSync(path.join(tmpdir(), 'posts-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const language of ['en', 'hi'])
    cpSync(`src/content/${language}/blog`, path.join(root, `src/content/${language}/blog`), {
      recursive: true,
    })
  const file = path.join(root, `src/content/en/blog/${slug}.md`)
  writeFileSync(file, readFileSync(file, 'utf8').replace('---\n', '---\nwithdrawn: 2026-12-01\n'))
  return readPosts(root)
}

test('a post with `withdrawn` in its front matter answers 410 and is in no list', async () => {
  const [kept, gone] = posts
  const read = readWithWithdrawn(gone?.slug ?? '')
  const site = await startSite()
  onTestFinished(() => site.stop())
  const db = boundDatabase(await site.runtime.getD1Database('DB'))
  await db.run(seedStatements(read.posts, read.withdrawn), { together: true })
  for (const base of ['', '/hi']) {
    expect((await site.fetch(`${base}/blog/${kept?.slug}`)).status).toBe(200)
    const page = await site.fetch(`${base}/blog/${gone?.slug}`)
    expect(page.status).toBe(410)
    expect(await page.text()).toContain('</html>')
    expect(await (await site.fetch(`${base}/blog`)).text()).not.toContain(gone?.slug)
  }
  expect((await site.fetch(`/api/web/blog/${gone?.slug}`)).status).toBe(410)
  for (const path of ['/blog/feed.xml', '/sitemap.xml'])
    expect(await (await site.fetch(path)).text()).not.toContain(gone?.slug)
})
