import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { cities } from '#upstream/seed/places.ts'
import { toOblique } from '../grammar/hindi-forms.ts'
import { browse } from './browse.ts'
import { comparisonPage } from './comparison.ts'
import { jobDescription, jobHead, jobMissing, jobPage, priceList } from './job-page.ts'
import { providerDescription, providerTitle, serviceHead } from './page-heads.ts'
import * as places from './place-pages.ts'
import { providerList, providerListHead } from './provider-list.ts'
import { providerPage } from './provider-page.ts'
import { providerStrings } from './provider-strings.ts'
import { samplePageStrings } from './sample-provider-pages.ts'
import { search } from './search.ts'
import { services } from './services.ts'

/** Every city with its state, in Hindi. */
const served = cities.map(({ id, stateId }) => ({
  city: hindi.cities[id] ?? '',
  state: hindi.states[stateId] ?? '',
}))
const stateTitles = Object.values(hindi.states)
const serviceTitles = Object.values(services).map(({ title }) => title)
const jobTitles = Object.values(hindi.services).map(({ title }) => title)

/** Returns all texts of a value. */
function collectTexts(value: unknown): Array<string> {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : []
}

function drawService(service: string, city: string, state: string): Array<string> {
  const provider = {
    name: 'महेश',
    title: '',
    area: undefined,
    place: { title: city },
    service,
    isBuiltIn: false,
    has: { jobs: false, prices: false, pictures: false, reviews: false },
  }
  const nearest = { title: city, distanceKm: 12 }
  return collectTexts([
    providerPage.services.all(service),
    providerPage.similar.title(service, city),
    providerTitle(provider),
    providerDescription(provider),
    providerStrings.best.title(city, service),
    providerStrings.nobody.title(city, nearest),
    providerStrings.nobody.text(service, city),
    jobPage.service(service),
    priceList.title(service, city),
    search.matches(service),
    search.inCity(service, city),
    serviceHead.name(service, city),
    browse.ownCity.nearest(service, city, 12),
    browse.ownCity.offered(service, city),
    places.placeService.title(service, city),
    places.notOffered(service, city),
    [3, 0, undefined].flatMap((listed) => [
      providerListHead(listed, service, city),
      serviceHead.detailedTitle(listed, serviceHead.name(service, city)),
      (['prices', 'jobs', 'none'] as const).flatMap((jobs) => [
        places.serviceDescription(listed, service, city, jobs),
        places.cityServiceMeta(listed, service, city, jobs),
        places.stateServiceMeta(listed, service, state, [city], jobs),
        places.stateCityServiceMeta(listed, service, city, state, jobs),
      ]),
    ]),
  ])
}

function drawJob(job: string, city: string): Array<string> {
  return collectTexts([
    jobPage.name(job, city),
    jobPage.providers.title(job, city),
    jobHead.title(jobPage.name(job, city)),
    [true, false].map((hasExtent) =>
      jobDescription(3, jobPage.name(job, city), {
        price: '₹399 से शुरू',
        duration: '2 घंटे',
        warranty: 7,
        hasExtent,
      }),
    ),
    jobMissing.notInCity(job, city),
    jobMissing.toJob(job),
    browse.providers.text(job, city),
    browse.providers.page(job),
    providerStrings.nobody.text(job, city),
    providerList.nobody.unknown.job(job, city),
    search.inCity(job, city),
    comparisonPage.rows.price(job),
  ])
}

function drawPlace(city: string, state: string): Array<string> {
  return collectTexts([
    [3, 0].map((listed) => [
      places.cityPage.ofListed(listed, city, state, places.cityPage.intro(city, state)),
      places.placeService.text(listed, places.placeService.cityInState(city, state)),
      Object.values(places.cityMeta(listed, city, state, serviceTitles, true)),
    ]),
    serviceTitles.map((service) => places.stateCityServiceMeta(3, service, city, state, 'prices')),
  ])
}

const servicesDrawn = serviceTitles.flatMap((service) =>
  served.flatMap(({ city, state }) => drawService(service, city, state)),
)
const jobsDrawn = jobTitles.flatMap((job) => drawJob(job, 'आगरा'))
const POSTPOSITION = '(?:का|की|के|को|में|से|पर|ने|तक)(?![\\p{L}\\p{M}])'

test('a service or job is inflected before a postposition', () => {
  const bending = [...serviceTitles, ...jobTitles].filter((name) => toOblique(name) !== name)
  const unbent = new RegExp(`(?:${bending.join('|')}) ${POSTPOSITION}`, 'u')
  expect(bending.length).toBeGreaterThan(20)
  expect([...servicesDrawn, ...jobsDrawn].filter((text) => unbent.test(text))).toEqual([])
})

test('no postposition follows another, and no noun is its own owner', () => {
  const all = [...servicesDrawn, ...jobsDrawn]
  const doubled = new RegExp(`(?<![\\p{L}\\p{M}])(?:का|की|के|को|में|पर|ने) ${POSTPOSITION}`, 'u')
  expect(all.filter((text) => doubled.test(text.replace('के बारे में', '')))).toEqual([])
  expect(all.filter((text) => /(?<![\p{L}\p{M}])(\S+) (?:का|की|के) \1(?![\p{L}\p{M}])/u.test(text))).toEqual(
    [],
  )
})

test('a clause about a job has a postposition of place once', () => {
  expect(jobTitles.filter((title) => title.includes(' में '))).toEqual([])
  const clauses = jobsDrawn.flatMap((text) => text.split(/[।:,;“”()|]/u))
  expect(clauses.filter((clause) => /[\s\u00a0](में|पर) .*[\s\u00a0]\1(?: |$)/u.test(clause))).toEqual([])
})

test('no verb agrees with the name of a service, whose gender differs', () => {
  const verb = /(?:मिलता|मिलती|मिलते|होता|होती|होते) (?:है|हैं|नहीं)|नहीं (?:मिलत|होत)/u
  const noun = /बुकिंग|सेवा|कारीगर|काम/u
  expect(servicesDrawn.filter((text) => verb.test(text) && !noun.test(text))).toEqual([])
})

test('a text of a city names its state at most once', () => {
  const twice = served.flatMap(({ city, state }) =>
    drawPlace(city, state).filter((text) => text.split(state).length > 2),
  )
  expect(twice).toEqual([])
})

test.each(stateTitles)('the head of the state %s tells its cities from it', (state) => {
  const listed = served.filter((place) => place.state === state).map(({ city }) => city)
  const heads = [places.stateMeta(3, state, listed, true), places.stateMeta(0, state, listed, true)]
  const titles = heads.map(({ title }) => title)
  expect(titles.filter((title) => title.split(state).length > 2)).toEqual([])
  if (listed.some((city) => city.includes(state)))
    expect(titles.filter((title) => title.includes('शहर'))).toEqual([])
})

test('samples fit women and men', () => {
  const file = readFileSync('src/upstream/seed/sample-providers.csv', 'utf8')
  const woman = collectTexts(samplePageStrings['anitha-rao'])
  const texts = [...file.split(/[,\n]/u), ...woman].filter((text) => /\p{Script=Devanagari}/u.test(text))
  const masculine = /(?<![\p{L}\p{M}])(?:आए|लाए|लाते|करते|बताते|समझाते|रखते|बोलते|जानते)(?![\p{L}\p{M}])/u
  expect(texts.filter((text) => masculine.test(text))).toEqual([])
  expect(texts.filter((text) => /(?:का|के) (?:प्लंबर|मिस्त्री|बढ़ई|पेंटर|ठेकेदार|माली)/u.test(text))).toEqual([])
})
