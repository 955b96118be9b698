import { expect, test } from 'vitest'
import { providerDescription as hindiDescription, pageDescriptions } from '#content-hi/page-heads.ts'
import { providerDescription, providerTitle } from './page-heads.ts'

const plumber = {
  name: 'Mahesh Patil',
  title: 'Plumber for homes',
  area: 'Andheri East',
  place: { title: 'Mumbai', state: 'Maharashtra' },
  service: 'Plumbing',
  isBuiltIn: false,
  has: { jobs: true, prices: true, pictures: true, reviews: true },
}

test('a title is lowercased within a sentence, except for abbreviations', () => {
  expect(providerDescription(plumber)).toContain('Patil, plumber for homes in')
  expect(providerDescription({ ...plumber, name: 'Imran Shaikh', title: 'AC technician' })).toContain(
    'Shaikh, AC technician in',
  )
})

test('a profile head names provider, service and city, and describes locality and state', () => {
  expect(providerTitle(plumber)).toBe('Mahesh Patil: Plumbing in Mumbai')
  expect(providerDescription(plumber)).toContain('in Andheri East, Mumbai, Maharashtra:')
})

test('a city and a state of one name are named once, and unknown parts are omitted', () => {
  const place = { title: 'Delhi', state: 'Delhi' }
  expect(providerDescription({ ...plumber, area: undefined, place, title: '' })).toContain(
    ', plumbing in Delhi: services',
  )
})

test('a profile head omits an unknown service or city', () => {
  const nowhere = { ...plumber, title: '', area: undefined, place: undefined }
  expect(providerTitle(nowhere)).toBe('Mahesh Patil: Plumbing')
  expect(providerDescription(nowhere)).toContain('Mahesh Patil, plumbing: services')
  expect(hindiDescription(nowhere)).toContain('Mahesh Patil, Plumbing: ')
  const nothing = { ...nowhere, service: undefined }
  expect(providerTitle(nothing)).toBe('Mahesh Patil')
  expect(providerDescription(nothing)).toContain('Mahesh Patil: services')
  expect(providerTitle({ ...plumber, service: undefined })).toBe('Mahesh Patil: Plumber for homes')
  const untitled = { ...plumber, title: '', service: undefined }
  expect(providerDescription(untitled)).toContain(
    'Mahesh Patil in Andheri East, Mumbai, Maharashtra: services',
  )
  expect(hindiDescription(untitled)).toContain('Mahesh Patil, Andheri East, Mumbai, Maharashtra: ')
})

test('a description of a profile claims only what the profile has', () => {
  const nothing = { jobs: false, prices: false, pictures: false, reviews: false }
  const describe = (has: Partial<typeof nothing>) =>
    [providerDescription, hindiDescription].map((write) => write({ ...plumber, has: { ...nothing, ...has } }))
  const [english, hindi] = describe({ jobs: true, prices: true })
  expect(english).toMatch(/: services and starting prices\.$/)
  expect(hindi).toMatch(/: सेवाएँ और शुरुआती दाम।$/)
  expect(describe({ reviews: true }).map((text) => text.split(': ')[1])).toEqual([
    'reviews.',
    'ग्राहकों की राय।',
  ])
  expect(describe({}).join()).not.toContain(':')
})

test('a long name is cut in the title', () => {
  expect(providerTitle({ ...plumber, name: 'x'.repeat(200) }).length).toBeLessThan(110)
})

test.each(Object.entries(pageDescriptions))(
  'the Hindi description of %s has the length of one in search results',
  (_, description) => {
    const { length } = typeof description === 'string' ? description : description('नल')
    expect(length).toBeGreaterThanOrEqual(70)
    expect(length).toBeLessThanOrEqual(160)
  },
)
