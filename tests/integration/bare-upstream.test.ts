import { afterAll, beforeEach, expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import { startRemoteSite } from '#support/site/remote-site.ts'
import { getDocument } from '#support/site/shared-site.ts'

const { upstream, site, visit, nextMonth, stop } = await startRemoteSite()
afterAll(stop)
beforeEach(() => {
  upstream.reset()
  nextMonth()
})

async function open(path: string) {
  // A crawler receives the whole page at once.
  const response = await visit(path, { headers: { 'User-Agent': 'Googlebot' } })
  return { status: response.status, document: await getDocument(response) }
}

test('a service has no page and no link when the upstream lacks it', async () => {
  const { status, document } = await open('/services/gardening')
  expect(status).toBe(404)
  expect(document.querySelector('h1')?.textContent).toBe(messages.notFound.service.title)
  for (const path of ['/', '/services', '/top-services', '/city/mumbai', '/state/maharashtra']) {
    const { document } = await open(path)
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(
      links.filter((href) => href.includes('gardening')),
      path,
    ).toEqual([])
  }
  expect((await open('/services')).document.querySelector('main')?.textContent).toContain('Gardening')
})

test('a built-in service keeps its page when the upstream fails', async () => {
  upstream.set('status-500')
  expect((await open('/services/gardening')).status).toBe(200)
})

test.each([{ code: 400 }, { code: '400' }, { code: 7 }, {}])(
  'a refusal keeps the message of the upstream when its code is %o',
  async (code) => {
    upstream.refuse('/category/fetch_all', 400, { ...code, message: 'City is closed today.' })
    const response = await visit('/api/web/category/fetch_all')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 400, message: 'City is closed today.' })
  },
)

test('a refusal has an empty message when the upstream sends none', async () => {
  upstream.refuse('/category/fetch_all', 403, { code: 403 })
  const response = await visit('/api/web/category/fetch_all')
  expect(await response.json()).toEqual({ code: 403, message: '' })
})

test('an entry whose id is repeated is read once, in lists and in groups of jobs', async () => {
  upstream.answer('/city/all', [
    { _id: 'c1', title: 'Remoteville' },
    { _id: 'c1', title: 'Remoteville' },
  ])
  const job = { id: 'job', title: 'A job' }
  const group = { id: 'group', title: 'A group', superChildren: [job, job] }
  upstream.answer('/category/plumbing', {
    _id: 'plumbing',
    title: 'Plumbing',
    childCategories: [group, group],
  })
  const cities = await (await visit('/api/web/city/all')).text()
  expect(cities.match(/Remoteville/g)).toHaveLength(1)
  const category = await (await visit('/api/web/category/plumbing')).text()
  expect(category.match(/A group/g)).toHaveLength(1)
  expect(category.match(/A job/g)).toHaveLength(1)
  expect(site.logs.join('\n')).toContain('repeated id')
})

test('a service has a URL from its title, and its upstream id redirects to it', async () => {
  const _id = '665f1c2ab8d94e0012a3b40a'
  const service = { _id, title: 'Painting', childCategories: [{ id: 'g', title: 'Walls of the upstream' }] }
  const before = upstream.snapshot()
  for (const list of ['fetch_all', 'primary', 'popular']) upstream.answer(`/category/${list}`, [service])
  upstream.answer(`/category/${_id}`, service)
  upstream.answer('/city/all', [{ _id: '665f1c2ab8d94e0012a3c001', title: 'Pune' }])
  for (const path of ['/services/painting', '/city/pune/service/painting', '/services/painting/pune'])
    expect((await open(path)).status, path).toBe(200)
  expect(upstream.calls.map(({ path }) => path)).toContain(`/category/${_id}`)
  for (const [path, href] of [
    [`/services/${_id}`, '/services/painting'],
    [`/services/${_id}/pune`, '/services/painting/pune'],
  ] as const) {
    const response = await visit(path, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([301, href])
  }
  const links = [...(await open('/')).document.querySelectorAll('main a')].map((a) => a.getAttribute('href'))
  expect(links).toContain('/services/painting')
  expect(links).not.toContain(`/services/${_id}`)
  for (const [path, data] of before) upstream.answer(path, data)
})
