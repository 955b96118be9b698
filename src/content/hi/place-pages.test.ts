import { expect, test } from 'vitest'
import { cities, states } from '#upstream/seed/hi/place-names.ts'
import { servicesDescription } from './page-heads.ts'
import * as pages from './place-pages.ts'
import { cityStrings } from './places/cities.ts'
import { furtherCityStrings } from './places/further-cities.ts'
import { stateStrings } from './places/states.ts'
import { services } from './services.ts'

const builtIn = { ...cityStrings, ...furtherCityStrings, ...stateStrings }
const serviceTitles = Object.values(services).map(({ title }) => title)
const stateTitles = Object.values(states)

/** Returns the texts of an object in order. */
function collectTexts(words: unknown): Array<string> {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(collectTexts) : []
}

test('a service is described in one line without a full stop', () => {
  const summaries = Object.values(services).map(({ summary }) => summary)
  expect(summaries.filter((text) => text.length > 70 || /[।.]$/u.test(text))).toEqual([])
})

test('a description has the length of one in search results', () => {
  const descriptions = [
    servicesDescription,
    ...[3, 0, undefined].flatMap((listed) =>
      serviceTitles.flatMap((service) => [
        ...(['prices', 'jobs', 'none'] as const).flatMap((jobs) => [
          pages.serviceDescription(listed, service, undefined, jobs),
          pages.serviceDescription(listed, service, 'मुंबई', jobs),
        ]),
        ...(['prices', 'jobs', 'none'] as const).flatMap((jobs) => [
          pages.cityServiceMeta(listed, service, 'तिरुचिरापल्ली', jobs).description,
          pages.stateCityServiceMeta(listed, service, 'मैसूर', 'कर्नाटक', jobs).description,
          pages.stateServiceMeta(listed, service, 'महाराष्ट्र', ['मुंबई', 'पुणे', 'नागपुर', 'नासिक'], jobs)
            .description,
        ]),
      ]),
    ),
    ...Object.values(cities).flatMap((city) =>
      [3, 0].flatMap((listed) =>
        [true, false].map(
          (hasPrices) => pages.cityMeta(listed, city, undefined, serviceTitles, hasPrices).description,
        ),
      ),
    ),
    ...stateTitles.map((state) => pages.unservedMeta(state).description),
    pages.stateMeta(3, 'गोवा', ['पणजी'], true).description,
    pages.stateMeta(0, 'गोवा', ['पणजी'], true).description,
    pages.stateMeta(0, 'गोवा', ['पणजी'], false).description,
    ...collectTexts(Object.values(builtIn).map(({ seoDescription }) => seoDescription)),
  ]
  expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([])
})

test('at most five names are listed, with a conjunction', () => {
  expect(pages.listNames([])).toBe('')
  expect(pages.listNames(['पणजी'])).toBe('पणजी')
  expect(pages.listNames(['जयपुर', 'उदयपुर', 'कोटा'])).toBe('जयपुर, उदयपुर और कोटा')
  expect(pages.listNames(['क', 'ख', 'ग', 'घ', 'च', 'छ'])).toBe('क, ख, ग, घ और च')
})

test('singular and plural differ', () => {
  expect(pages.statePage.intro('गोवा', ['पणजी'])).toContain('एक शहर है: पणजी।')
  expect(pages.statePage.intro('बड़ा', ['क', 'ख', 'ग', 'घ', 'च', 'छ'])).toContain(': क, ख, ग, घ, च वग़ैरह।')
})
