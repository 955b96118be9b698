import { expect, test } from 'vitest'
import { sampleProviders as hindiProviders } from '#content-hi/sample-providers.ts'
import { sampleProviderPages } from '#data/samples/sample-provider-pages.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { hindi } from '#upstream/seed/hi/translation.ts'

test('no picture of a gallery is shown twice', () => {
  const images = sampleProviderPages.flatMap(({ gallery }) => gallery.map(({ image }) => image))
  expect(new Set(images).size).toBe(images.length)
})

test('the jobs of a sample profile are jobs of its service, with the same names', () => {
  for (const { serviceId, services } of sampleProviderPages) {
    const category = catalogue.find(({ id }) => id === serviceId)
    const jobs = category?.children.flatMap(({ services }) =>
      services.map(({ id, title }) => `${id} ${title}`),
    )
    for (const { id, title } of services) expect(jobs).toContain(`${id} ${title}`)
  }
})

test('the jobs have the names of the catalogue in Hindi', () => {
  for (const { jobs } of Object.values(hindiProviders))
    for (const [id, title] of Object.entries(jobs)) expect(hindi.services[id]?.title).toBe(title)
})
