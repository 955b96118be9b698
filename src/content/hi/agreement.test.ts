import { expect, test } from 'vitest'
import { browse } from './browse.ts'
import { comparisonPage } from './comparison.ts'
import { comparisonBar } from './comparison-bar.ts'
import { providerTitle, serviceDescription, serviceHead } from './page-heads.ts'
import * as places from './place-pages.ts'
import { providerListHead } from './provider-list.ts'
import { providerPage } from './provider-page.ts'
import { providerStrings } from './provider-strings.ts'
import { search } from './search.ts'
import { services } from './services.ts'

const SERVICE = services.electrician.title
const CITY = 'आगरा'

const ofServices = {
  'all jobs of a trade': providerPage.services.all(SERVICE),
  'others of a trade': providerPage.similar.title(SERVICE, CITY),
  'the head of a list': Object.values(providerListHead(3, SERVICE, CITY)).join(' '),
  'nobody in a city': providerStrings.nobody.text(SERVICE, CITY),
  'the jobs that match': search.matches(SERVICE),
  'a service': serviceHead.detailedTitle(3, serviceHead.name(SERVICE, CITY)),
  'the description of a service': serviceDescription(3, SERVICE, CITY, 'prices'),
  'a service in the own city': browse.ownCity.nearest(SERVICE, CITY, 12),
  'a service in a place': places.placeService.title(SERVICE, CITY),
  'the head of a service in a city': Object.values(places.cityServiceMeta(3, SERVICE, CITY, 'prices')).join(
    ' ',
  ),
  'the head of a service in a state': Object.values(
    places.stateServiceMeta(3, SERVICE, CITY, [CITY], 'prices'),
  ).join(' '),
  'the head of a service in both': Object.values(
    places.stateCityServiceMeta(3, SERVICE, CITY, 'गोवा', 'prices'),
  ).join(' '),
  'what is not offered': Object.values(places.notOffered(SERVICE, CITY)).join(' '),
  'a profile': providerTitle({
    name: 'महेश',
    title: '',
    area: undefined,
    place: { title: CITY },
    service: SERVICE,
    isBuiltIn: false,
  }),
}

test.each(Object.entries(ofServices))('a service is inflected before a postposition in %s', (_, text) => {
  expect(text).toMatch(/बिजली/u)
  expect(text).not.toMatch(new RegExp(`${SERVICE} (?:का|की|के|को|में|से|पर|ने|तक)(?!\\p{L}|\\p{M})`, 'u'))
})

test('the comparison agrees in number with the professionals chosen', () => {
  expect(comparisonBar.chosen(1, 3)).not.toContain('गए')
  expect(comparisonBar.chosen(2, 3)).toContain('गए')
})

test('a card names languages without a gendered verb', () => {
  for (const languages of [['मराठी'], ['मराठी', 'हिंदी', 'अंग्रेज़ी']]) {
    expect(providerStrings.languages(languages)).toContain(languages.join(', '))
    expect(providerStrings.languages(languages)).not.toMatch(/हैं?$/u)
  }
})

test('the label of an unknown value names no check', () => {
  expect(comparisonPage.unknown).not.toContain(providerStrings.check('address'))
})
