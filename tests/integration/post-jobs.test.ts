import { afterAll, expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { jobFacts } from '#upstream/seed/job-facts.ts'
import { posts } from '#upstream/seed/posts.ts'
import { translations } from '#upstream/seed/translations.ts'

const { upstream, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)

const LINKS = 'article section[aria-labelledby=jobs-title] a'
const POST = '/blog/remote-post'
const [post] = upstream.snapshot().flatMap(([path, data]) => (path === POST ? [Object(data)] : []))

async function readLinks(response: Response): Promise<Array<{ href: string | null; text: string | null }>> {
  expect(response.status).toBe(200)
  const links = (await getDocument(response)).querySelectorAll(LINKS)
  return [...links].map((link) => ({ href: link.getAttribute('href'), text: link.textContent }))
}

/** Returns the first six jobs that name an article, in the order of the catalogue. */
function jobsOf(slug: string) {
  const named = new Set(jobFacts.filter(({ articles }) => articles.includes(slug)).map(({ id }) => id))
  return catalogue
    .flatMap(({ id: serviceId, children }) =>
      children.flatMap(({ services }) => services.map((job) => ({ ...job, serviceId }))),
    )
    .filter(({ id }) => named.has(id))
    .slice(0, 6)
}

test.each(posts.slice(0, 2))(
  'the post $slug links to the jobs that name it in every language',
  async ({ slug }) => {
    const jobs = jobsOf(slug)
    expect(jobs).not.toEqual([])
    for (const language of Object.values(LANGUAGES)) {
      const links = await readLinks(await site.fetch(inLanguage(`/blog/${slug}`, language)))
      const shown = jobs.map(({ id, serviceId, title }) => ({
        href: inLanguage(`/job/${serviceId}/${id}`, language),
        text: expect.stringContaining(
          (language.code === 'hi' ? translations.hi.services[id]?.title : title) ?? title,
        ),
      }))
      expect(links).toEqual(shown)
      for (const { href, text } of links) {
        expect(text, 'prices are those of who is listed, which the page of the job knows').not.toContain('₹')
        expect((await site.fetch(href ?? '')).status).toBe(200)
      }
    }
  },
)

test.each([
  ['does not say them', undefined],
  ['says that there are none', []],
  ['answers another type', 'leak-repair'],
  ['answers entries without a service', [{ id: 'remote-job', title: 'Remote job' }]],
])('a post has no section of jobs when the upstream %s', async (_, jobs) => {
  nextMonth()
  upstream.answer(POST, { ...post, jobs })
  expect(await readLinks(await visit(POST))).toEqual([])
  expect(await (await visit(POST)).text()).not.toContain('Jobs from this article')
})

test('a post of another upstream links to its jobs when it names their services', async () => {
  nextMonth()
  upstream.answer(POST, { ...post, jobs: [{ id: 'remote-job', serviceId: 'plumbing', title: 'Remote job' }] })
  const [link, ...others] = await readLinks(await visit(POST))
  expect(link).toEqual({ href: '/job/plumbing/remote-job', text: 'Remote job' })
  expect(others).toEqual([])
  expect((await visit(link?.href ?? '')).status).toBe(200)
})
