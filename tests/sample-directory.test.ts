import { beforeAll, expect, test } from 'vitest'
import { localities } from '#content/places/localities.ts'
import { headerCities } from '#data/places/header-cities.ts'
import { getEntry } from '#lib/slug.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { readSamples } from '../scripts/seed-sql.ts'

const MAIN_SERVICES = ['plumbing', 'electrician', 'ac-repair', 'carpentry', 'cleaning', 'painting']
const SMALLER_CITIES = ['indore', 'bhopal', 'patna', 'kochi', 'imphal']

let samples: Array<Provider>

beforeAll(async () => {
  samples = await readSamples()
})

/** Returns the names of the samples that break a rule. */
function without(isTrue: (provider: Provider) => boolean): Array<string> {
  return samples.filter((provider) => !isTrue(provider)).map(({ name }) => name)
}

const inCity = (city: string) => samples.filter(({ cityId }) => cityId === city)

const sampleCities = [...headerCities.map(({ id }) => id), ...SMALLER_CITIES]

test.each(sampleCities)('%s has three samples or more of each main service', (id) => {
  const few = MAIN_SERVICES.filter(
    (service) => inCity(id).filter(({ categoryIds }) => categoryIds.includes(service)).length < 3,
  )
  expect(few).toEqual([])
})

test('no other city has samples', () => {
  expect([...new Set(samples.map(({ cityId }) => cityId))].sort()).toEqual(sampleCities.toSorted())
})

test('a sample is marked, has no contact details, and has a unique name', () => {
  expect(without(({ sample, phone, email, image }) => sample && !phone && !email && image === '')).toEqual([])
  const names = samples.map(({ name, cityId }) => `${name} ${cityId}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a sample works in localities of its city and speaks two languages or more', () => {
  expect(
    without(({ cityId, areas }) => {
      const known = getEntry(localities, cityId)?.split(', ') ?? []
      return areas.length > 0 && areas.every((area) => known.includes(area))
    }),
  ).toEqual([])
  expect(without(({ languages }) => languages.length > 1)).toEqual([])
})

test('no sample has a lower price than the page of the job', () => {
  const jobs = catalogue.flatMap(({ children }) => children.flatMap(({ services }) => services))
  const prices = new Map(jobs.map(({ id, priceFrom }) => [id, priceFrom]))
  expect(
    without((provider) =>
      provider.jobs.every(
        ({ id, priceFrom }) => priceFrom === undefined || priceFrom >= (prices.get(id) ?? 0),
      ),
    ),
  ).toEqual([])
})

test('no sample was reviewed before joining', () => {
  expect(without(({ since = '', reviews }) => reviews.every(({ date }) => date >= since))).toEqual([])
})

test('a sample has all of its texts in Hindi', () => {
  expect(
    without(({ translations, reviews }) => {
      const { summary, profile, reviews: said = [] } = translations?.hi ?? {}
      const texts = [
        summary?.name,
        summary?.title,
        ...(summary?.areas ?? ['']),
        ...(summary?.skills ?? ['']),
        ...(summary?.certifications ?? ['']),
        ...(summary?.languages ?? ['']),
        ...(profile?.about ?? ['']),
        ...(profile?.services.map(({ title }) => title) ?? ['']),
        ...said.map(({ user }) => user),
        ...said.map(({ comment }) => comment).filter(Boolean),
      ]
      return (
        said.length === reviews.length && texts.every((text) => /\p{Script=Devanagari}/u.test(text ?? ''))
      )
    }),
  ).toEqual([])
})
