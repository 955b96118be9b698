import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import * as hindi from '#content-hi/place-pages.ts'
import type { JobsKnown } from '#lib/listed.ts'
import * as english from './place-pages.ts'
import {
  cityMeta,
  cityPage,
  cityServiceMeta,
  listNames,
  placeService,
  serviceDescription,
  stateCityServiceMeta,
  stateMeta,
  statePage,
  stateServiceMeta,
} from './place-pages.ts'

test('at most five names are listed, with a conjunction', () => {
  expect(listNames(['Panaji'])).toBe('Panaji')
  expect(listNames(['Jaipur', 'Udaipur', 'Kota'])).toBe('Jaipur, Udaipur and Kota')
  expect(listNames(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and e')
})

test('a state says which cities it has, and not that somebody is there', () => {
  for (const words of [{ statePage }, hindi])
    expect(words.statePage.intro('Kerala', ['Kochi', 'Kozhikode'])).not.toMatch(/we are|find us|हमारे/)
})

test('a city with the name of its state is named once', () => {
  expect(cityPage.intro('Kota', 'Rajasthan')).toContain('in Kota, Rajasthan.')
  expect(cityPage.intro('Chandigarh', 'Chandigarh')).toContain('in Chandigarh.')
})

test.each([
  { placeService, cityMeta, stateCityServiceMeta },
  {
    placeService: hindi.placeService,
    cityMeta: hindi.cityMeta,
    stateCityServiceMeta: hindi.stateCityServiceMeta,
  },
])('headings and titles name such a city once, and other cities with their state', (words) => {
  expect(words.placeService.cityInState('Delhi', 'Delhi')).toBe('Delhi')
  const place = words.placeService.cityInState('Kota', 'Rajasthan')
  expect(place).toMatch(/Kota.*Rajasthan|Rajasthan.*Kota/)
  for (const meta of [
    words.cityMeta(3, 'Delhi', 'Delhi', [], true),
    words.stateCityServiceMeta(3, 'X', 'Delhi', 'Delhi', 'none'),
  ])
    expect([meta.title, meta.description].filter((text) => text.split('Delhi').length !== 2)).toEqual([])
  expect(words.cityMeta(3, 'Kota', 'Rajasthan', [], true).title).toContain(place)
  expect(words.stateCityServiceMeta(3, 'X', 'Kota', 'Rajasthan', 'none').title).toContain(place)
})

test('a state is introduced by its cities', () => {
  expect(statePage.intro('Goa', ['Panaji'])).toBe('See what is offered in Panaji, Goa.')
  expect(statePage.intro('Chandigarh', ['Chandigarh'])).not.toContain('Chandigarh, Chandigarh')
  expect(statePage.intro('Kerala', ['Kochi', 'Kozhikode'])).toContain(': Kochi and Kozhikode.')
  expect(statePage.intro('Big', ['a', 'b', 'c', 'd', 'e', 'f'])).toContain(': a, b, c, d, e and more.')
})

test('a state with one city is described without a choice of cities', () => {
  expect(stateMeta(3, 'Goa', ['Panaji'], true)).toEqual({
    title: `Home Services in Goa | ${company.name}`,
    description: 'Home services in Panaji, Goa. See what can be booked there, and book it in the app.',
  })
  expect(stateMeta(3, 'Chandigarh', ['Chandigarh'], true).description).toMatch(
    /^Home services in Chandigarh\. See/,
  )
  expect(stateMeta(3, 'Chandigarh', ['Chandigarh'], true).title).not.toBe(
    cityMeta(3, 'Chandigarh', undefined, [], true).title,
  )
  expect(hindi.stateMeta(3, 'X', ['X'], true).title).not.toBe(
    hindi.cityMeta(3, 'X', undefined, [], true).title,
  )
  expect(stateServiceMeta(3, 'Plumbing', 'Goa', ['Panaji'], 'none').title).toBe(
    `Plumbing services in Goa | ${company.name}`,
  )
  expect(hindi.stateMeta(3, 'गोवा', ['पणजी'], true).title).not.toContain('शहरों')
  expect(hindi.stateServiceMeta(3, 'प्लंबिंग', 'गोवा', ['पणजी'], 'none').title).not.toContain('शहरों')
  expect(stateMeta(3, 'Kerala', ['Kochi', 'Kozhikode'], true).title).toContain(', city by city |')
  expect(stateMeta(3, 'Delhi', [], true).title).toContain(', city by city |')
  expect(stateMeta(3, 'Delhi', ['New Delhi', 'South Delhi'], true).title).toContain('all of Delhi |')
  expect(hindi.stateMeta(3, 'केरल', ['कोच्चि', 'कोझिकोड'], true).title).toContain('शहरों')
})

test('a description mentions only what is available', () => {
  expect(cityMeta(3, 'Leh', undefined, ['Plumbing', 'Painting'], true).description).toContain(
    ': Plumbing and Painting. ',
  )
  expect(cityMeta(3, 'Leh', undefined, ['a', 'b', 'c', 'd', 'e'], true).description).toContain(
    ': a, b, c, d and more. ',
  )
})

test('a city without known services still has a description', () => {
  expect(cityMeta(3, 'Leh', undefined, [], false).description).toContain(
    'Home services in Leh: repairs and care.',
  )
})

test('a description names the starting price, or that prices are agreed when there is none', () => {
  expect(cityMeta(3, 'Kota', undefined, [], true).description).toContain('what each job starts from')
  expect(cityMeta(3, 'Kota', undefined, [], false).description).toContain('The price is agreed')
  for (const meta of [
    (jobs: JobsKnown) => stateServiceMeta(3, 'Plumbing', 'Kerala', ['Kochi'], jobs),
    (jobs: JobsKnown) => cityServiceMeta(3, 'Plumbing', 'Kochi', jobs),
    (jobs: JobsKnown) => stateCityServiceMeta(3, 'Plumbing', 'Kochi', 'Kerala', jobs),
  ]) {
    expect(meta('prices').description).toMatch(/starts from|starting prices/)
    for (const jobs of ['jobs', 'none'] as const)
      expect(meta(jobs).description).toContain('what can be booked')
  }
})

test('a city that is its own state is not named twice in a description', () => {
  const inHindi = hindi.stateServiceMeta(3, 'प्लंबिंग', 'दिल्ली', ['दिल्ली'], 'prices').description
  expect(inHindi.match(/दिल्ली/g)).toHaveLength(1)
  const inEnglish = stateServiceMeta(3, 'Plumbing', 'Delhi', ['Delhi'], 'prices').description
  expect(inEnglish.match(/Delhi/g)).toHaveLength(1)
})

test.each([
  ['English', english],
  ['Hindi', hindi],
])('the %s heads of a state and of its city differ when both have one name', (_, words) => {
  for (const count of [3, 0, undefined])
    for (const jobs of ['prices', 'jobs', 'none'] as const) {
      const cities = count === 0 ? [] : ['Chandigarh']
      const ofState = [
        words.stateServiceMeta(count, 'Plumbing', 'Chandigarh', cities, jobs),
        words.stateMeta(count, 'Chandigarh', cities, jobs === 'prices'),
      ]
      const ofCity = [
        words.cityServiceMeta(count, 'Plumbing', 'Chandigarh', jobs).description,
        words.serviceDescription(count, 'Plumbing', 'Chandigarh', jobs),
        words.cityMeta(count, 'Chandigarh', undefined, [], jobs === 'prices').description,
      ]
      for (const { description } of ofState) expect(ofCity).not.toContain(description)
    }
})

test.each([
  ['English', english, /price/, /what each job includes/],
  ['Hindi', hindi, /दाम/, /किस काम में क्या होता है/],
])(
  'the %s heads claim prices and jobs where nobody is listed only when they are known',
  (_, words, price, includes) => {
    const ofPlace = (hasPrices: boolean) => [
      words.cityMeta(0, 'Kochi', 'Kerala', ['Plumbing', 'Painting'], hasPrices),
      words.cityMeta(0, 'Kochi', undefined, [], hasPrices),
      words.stateMeta(0, 'Kerala', ['Kochi'], hasPrices),
    ]
    const ofService = (jobs: JobsKnown) => [
      words.stateServiceMeta(0, 'Plumbing', 'Kerala', ['Kochi'], jobs),
      words.cityServiceMeta(0, 'Plumbing', 'Kochi', jobs),
      words.stateCityServiceMeta(0, 'Plumbing', 'Kochi', 'Kerala', jobs),
    ]
    for (const { description } of [...ofPlace(true), ...ofService('prices')])
      expect(description).toMatch(price)
    for (const { title, description } of [...ofPlace(false), ...ofService('jobs'), ...ofService('none')])
      expect(title + description).not.toMatch(price)
    for (const { description } of ofService('jobs')) expect(description).toMatch(includes)
    for (const { description } of [...ofPlace(false), ...ofService('none')])
      expect(description).not.toMatch(includes)
  },
)

test('a service description names jobs and prices only when they are known', () => {
  expect(serviceDescription(3, 'Plumbing', 'Kochi', 'prices')).toContain(
    'includes and what it starts from, with',
  )
  expect(serviceDescription(3, 'Plumbing', 'Kochi', 'jobs')).toContain(': what each job includes, with')
  expect(serviceDescription(3, 'Plumbing', 'Kochi', 'none')).toMatch(
    /^Plumbing services at home in Kochi, with professionals/,
  )
})
