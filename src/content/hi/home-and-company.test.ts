import { expect, test } from 'vitest'
import * as englishAbout from '#content/about.ts'
import * as englishPartner from '#content/become-partner.ts'
import * as englishCareers from '#content/careers.ts'
import * as englishCompany from '#content/company.ts'
import * as englishHome from '#content/home.ts'
import * as englishHousePromos from '#content/house-promos.ts'
import * as englishPromotions from '#content/promotions.ts'
import * as englishTestimonials from '#content/testimonials.ts'
import * as englishServices from '#content/top-services.ts'
import * as englishTechnicians from '#content/top-technicians.ts'
import * as about from './about.ts'
import * as partner from './become-partner.ts'
import * as careers from './careers.ts'
import * as company from './company.ts'
import * as home from './home.ts'
import * as housePromos from './house-promos.ts'
import * as promotions from './promotions.ts'
import * as testimonials from './testimonials.ts'
import * as services from './top-services.ts'
import * as technicians from './top-technicians.ts'

/** Returns all texts of a file by path. Calls functions with 3, 5 and a name. */
function collectTexts(words: unknown, place = ''): Array<[place: string, text: string]> {
  if (typeof words === 'string') return [[place, words]]
  if (typeof words === 'function') return collectTexts(words(3, 5, 'NAME'), place)
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, value]) => collectTexts(value, `${place}.${key}`))
}

function numbersIn(text: string): Array<string> {
  return (text.replace(/:00\b/g, '').match(/\d+(?:,\d+)*/g) ?? []).sort()
}

const pairs: Array<[hindi: object, english: object]> = [
  [about, englishAbout],
  [partner, englishPartner],
  [careers, englishCareers],
  [company, englishCompany],
  [home, englishHome],
  [housePromos, englishHousePromos],
  [promotions, englishPromotions],
  [testimonials, englishTestimonials],
  [services, englishServices],
  [technicians, englishTechnicians],
]

const texts = pairs.flatMap(([hindi, english]) => {
  const others = new Map(collectTexts(english))
  return collectTexts(hindi).map(([place, text]) => ({ place, text, english: others.get(place) ?? '' }))
})

test('prices, discounts, days and years are those of the English text', () => {
  expect(texts.length).toBeGreaterThan(300)
  const other = texts.filter(({ text, english }) => numbersIn(text).join() !== numbersIn(english).join())
  expect(other).toEqual([])
})

test('a text that is not a name or an address of every language is in Devanagari', () => {
  const latin = texts.filter(({ text, english }) => text !== english && text !== '')
  expect(latin.filter(({ text }) => !/\p{Script=Devanagari}/u.test(text))).toEqual([])
  expect(texts.filter(({ text }) => text !== text.normalize('NFC'))).toEqual([])
})

test('Hindi texts end like sentences exactly where English ones do', () => {
  const other = texts.filter(({ text, english }) => /\.$/.test(english) !== /।$/u.test(text))
  expect(other).toEqual([])
})
