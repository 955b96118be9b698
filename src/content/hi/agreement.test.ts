import { expect, test } from 'vitest'
import { browse } from './browse.ts'
import { comparisonPage } from './comparison.ts'
import { comparisonBar } from './comparison-bar.ts'
import { categoryDescription, categoryHead, profileTitle } from './page-heads.ts'
import * as places from './place-pages.ts'
import { professionalList, professionalListHead } from './professional-list.ts'
import { professionals } from './professionals.ts'
import { providerPage } from './provider-page.ts'
import { search } from './search.ts'
import { services } from './services.ts'

const SERVICE = services.electrician.title
const CITY = 'आगरा'

const ofServices = {
  'all jobs of a trade': providerPage.services.all(SERVICE),
  'others of a trade': providerPage.similar.title(SERVICE, CITY),
  'nobody in a list': professionalList.nobodyHere(SERVICE, CITY),
  'the head of a list': Object.values(professionalListHead(SERVICE, CITY)).join(' '),
  'the nearest': professionals.best.nearestText(SERVICE, CITY),
  'the jobs that match': search.matches(SERVICE),
  'a service': categoryHead.detailedTitle(categoryHead.name(SERVICE, CITY)),
  'the description of a service': categoryDescription(SERVICE, CITY, 'prices'),
  'a service in the own city': browse.ownCity.nearest(SERVICE, CITY, 12),
  'a service in a place': places.placeService.title(SERVICE, CITY),
  'the head of a service in a city': Object.values(places.cityServiceMeta(SERVICE, CITY, 'prices')).join(' '),
  'the head of a service in a state': Object.values(
    places.stateServiceMeta(SERVICE, CITY, [CITY], 'prices'),
  ).join(' '),
  'the head of a service in both': Object.values(
    places.stateCityServiceMeta(SERVICE, CITY, 'गोवा', 'prices'),
  ).join(' '),
  'what is not offered': Object.values(places.notOffered(SERVICE, CITY)).join(' '),
  'a profile': profileTitle({
    name: 'महेश',
    title: '',
    area: undefined,
    place: { title: CITY },
    service: SERVICE,
    isBuiltIn: false,
  }),
}

test.each(Object.entries(ofServices))('no postposition stands behind a trade in %s', (_, text) => {
  expect(text).toContain(SERVICE)
  expect(text).not.toMatch(new RegExp(`${SERVICE} (?:का|की|के|को|में|से|पर|ने|तक)(?!\\p{L}|\\p{M})`, 'u'))
})

test('one who is chosen to compare is one, more are many', () => {
  expect(comparisonBar.chosen(1, 3)).toBe('3 में से 1 चुना')
  expect(comparisonBar.chosen(2, 3)).toBe('3 में से 2 चुने')
})

test('the languages that somebody speaks are a sentence', () => {
  expect(professionals.languages(['मराठी'])).toBe('मराठी बोलते हैं')
  expect(professionals.languages(['मराठी', 'हिंदी', 'अंग्रेज़ी'])).toBe('मराठी, हिंदी और अंग्रेज़ी बोलते हैं')
})

test('what is not known of the checks of somebody is none of the checks', () => {
  expect(comparisonPage.unknown).not.toContain(professionals.check('address'))
})
