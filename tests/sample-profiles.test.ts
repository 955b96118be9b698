import { expect, test } from 'vitest'
import { providerProfiles } from '#content/data/provider-profiles.ts'
import { sampleProviders as hindiProviders } from '#content/hi/providers.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'
import { samplePeople } from '#upstream/seed/providers/sample-people.ts'

test('no picture of a gallery is shown twice', () => {
  const images = providerProfiles.flatMap(({ gallery }) => gallery.map(({ image }) => image))
  expect(new Set(images).size).toBe(images.length)
})

test('the jobs of a sample profile are jobs of its category, by the same name', () => {
  for (const { serviceId, services } of providerProfiles) {
    const category = catalogue.find(({ id }) => id === serviceId)
    const jobs = category?.children.flatMap(({ services }) =>
      services.map(({ id, title }) => `${id} ${title}`),
    )
    for (const { id, title } of services) expect(jobs).toContain(`${id} ${title}`)
  }
})

test('in Hindi too the jobs have the names of the catalogue', () => {
  for (const { jobs } of Object.values(hindiProviders))
    for (const [id, title] of Object.entries(jobs)) expect(hindi.services[id]?.title).toBe(title)
})

test('nobody of the sample directory was reviewed before they joined', () => {
  const early = samplePeople().filter(({ since = '', reviews }) => reviews.some(({ date }) => date < since))
  expect(early.map(({ id }) => id)).toEqual([])
})

test('nobody of the sample directory begins below the price that a page of the job begins at', () => {
  const services = catalogue.flatMap(({ children }) => children.flatMap(({ services }) => services))
  const prices = new Map(services.map(({ id, priceFrom }) => [id, priceFrom]))
  const below = samplePeople().flatMap(({ id, jobs }) =>
    jobs.filter((job) => (job.priceFrom ?? 0) < (prices.get(job.id) ?? 0)).map((job) => `${id} ${job.id}`),
  )
  expect(below).toEqual([])
})
