import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { getDocument, site } from '#support/site/shared-site.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { jobFacts, jobsWithoutFacts } from '#upstream/seed/job-facts.ts'

const jobs = catalogue.flatMap(({ id: serviceId, children }) =>
  children.flatMap(({ services }) => services.map((job) => ({ ...job, serviceId }))),
)
const CITY = 'mumbai'
const languages = Object.values(LANGUAGES)
const USUAL = /usually from|usual price|आम तौर पर .* से शुरू|आम दाम/i

type Job = (typeof jobs)[number]
type Price = { priceFrom?: number; isUsual: boolean }

/** Returns the lowest price of the providers listed in a city, or in all, for each job. */
async function readListed(city = ''): Promise<Map<string, number>> {
  const answer = await site.fetch(`/api/web/provider/all?city=${city}&limit=1`)
  const { counts }: { counts: { jobs: Array<{ value: string; priceFrom?: number }> } } = await answer.json()
  return new Map(counts.jobs.flatMap(({ value, priceFrom }) => (priceFrom ? [[value, priceFrom]] : [])))
}

function getPrice({ id, priceFrom }: Job, listed: Map<string, number>): Price {
  const serviceJobs = listed.get(id)
  return serviceJobs === undefined ? { priceFrom, isUsual: true } : { priceFrom: serviceJobs, isUsual: false }
}

/** Returns the faults of a job page: another price than by the rule, a missing fact, or an empty part. */
async function getFaults(
  path: string,
  { priceFrom = 0, isUsual }: Price,
  { id }: Job,
): Promise<Array<string>> {
  const response = await site.fetch(path)
  if (response.status !== 200) return [`${path}: ${response.status}`]
  const document = await getDocument(response)
  const getText = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const answers = getText('main h1 ~ p')
  const facts = jobFacts.find((one) => one.id === id)
  const {
    includes = [],
    excludes = [],
    priceNotes = [],
  } = (path.startsWith('/hi/') ? facts?.translations.hi : facts) ?? {}
  const hasHighest = facts?.priceTo !== undefined && facts.priceTo > priceFrom
  const parts = [...document.querySelectorAll('main :is(ul, ol, dl, section)')]
  const faults = {
    'no single h1': document.querySelectorAll('h1').length !== 1,
    [`${formatRupees(priceFrom)} is missing`]: !answers.includes(formatRupees(priceFrom)),
    'highest price': hasHighest !== answers.includes(formatRupees(facts?.priceTo ?? 0)),
    'usual price': USUAL.test(answers) !== isUsual,
    'no safety steps': facts?.safetySteps !== undefined && !getText('#safety'),
    'an empty part': parts.some((part) => !part.textContent?.trim()),
  }
  const main = getText('main')
  return [
    ...Object.entries(faults).flatMap(([fault, isFound]) => (isFound ? [`${path}: ${fault}`] : [])),
    ...[...includes, ...excludes, ...priceNotes]
      .filter((fact) => !main.includes(fact))
      .map((fact) => `${path}: '${fact}' is missing`),
  ]
}

test('every job has facts in every language', () => {
  expect(jobsWithoutFacts).toEqual([])
})

/** Two jobs of each service, in no city and in one with providers. */
test.each(catalogue)(
  'the jobs of $id have pages with their facts and prices in every language',
  async ({ id }) => {
    const faults: Array<string> = []
    for (const city of ['', CITY]) {
      const listed = await readListed(city)
      for (const job of jobs.filter(({ serviceId }) => serviceId === id).slice(0, 2))
        for (const language of languages) {
          const path = [`/job/${id}/${job.id}`, city].filter(Boolean).join('/')
          faults.push(...(await getFaults(inLanguage(path, language), getPrice(job, listed), job)))
        }
    }
    expect(faults).toEqual([])
  },
)

test.each(catalogue)('the page of $id links to the pages of all its jobs', async ({ id }) => {
  for (const city of ['', `/${CITY}`]) {
    const html = await (await site.fetch(`/services/${id}${city}`)).text()
    const serviceJobs = jobs.filter(({ serviceId }) => serviceId === id)
    const orphans = serviceJobs.filter((job) => !html.includes(`href="/job/${id}/${job.id}${city}"`))
    expect(orphans.map((job) => job.id)).toEqual([])
  }
})

test('the page of a service has the prices of the pages of its jobs', async () => {
  const service = await (await site.fetch('/services/electrician/indore')).text()
  for (const job of jobs.filter(({ serviceId }) => serviceId === 'electrician').slice(0, 5)) {
    const page = await getDocument(await site.fetch(`/job/electrician/${job.id}/indore`))
    const [price = ''] = /₹[\d,]+/.exec(page.querySelector('main h1 ~ p span')?.textContent ?? '') ?? []
    expect(price).not.toBe('')
    expect(service).toContain(price)
  }
})

test.each([
  ['/job/plumbing/nonsense', '/services/plumbing'],
  ['/job/plumbing/ac-gas-refill', '/services/plumbing'],
  ['/job/nonsense/leak-repair', '/services'],
  ['/job/plumbing/leak-repair/atlantis', '/services/plumbing'],
  ['/job/ac-repair/ac-gas-refill/shimla', '/services'],
  ['/hi/job/plumbing/nonsense/mumbai', '/hi/services/plumbing/mumbai'],
])('%s is not found and links to %s', async (path, way) => {
  const response = await site.fetch(path)
  expect(response.status).toBe(404)
  const document = await getDocument(response)
  expect(document.querySelector(`main a[href="${way}"]`)).not.toBeNull()
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
})

test.each([
  ['/job/Plumbing/leak-repair?x=1', '/job/plumbing/leak-repair?x=1'],
  ['/job/plumbing/leak-repair/bombay', '/job/plumbing/leak-repair/mumbai'],
])('%s redirects to %s', async (path, target) => {
  const response = await site.fetch(path, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([301, target])
})

test('every job is in the sitemap, without cities in which all providers are samples', async () => {
  const sitemap = await (await site.fetch('/sitemaps/jobs.xml')).text()
  for (const { serviceId, id } of jobs)
    expect(sitemap).toContain(`<loc>${site.url}/job/${serviceId}/${id}</loc>`)
  expect(sitemap).not.toMatch(/\/job\/[^/]+\/[^/<"]+\/[^<"]/)
})
