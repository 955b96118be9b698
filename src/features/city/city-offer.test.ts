import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#api/client.ts'

type Code = 'en' | 'hi'

const TITLES: Record<string, Record<Code, string>> = {
  mumbai: { en: 'Mumbai', hi: 'मुंबई' },
  kochi: { en: 'Kochi', hi: 'कोच्चि' },
  // The upstream has no Hindi name for it.
  salem: { en: 'Salem', hi: 'Salem' },
}

function citiesIn(code: Code) {
  return Object.entries(TITLES).map(([_id, titles]) => ({
    _id,
    slug: _id,
    title: titles[code],
    serviceIds: ['plumbing'],
    aliases: _id === 'kochi' ? ['Cochin'] : [],
  }))
}

/** Returns the modules of a page in a language, with the browser's storage. */
async function open(code: Code, { isListed = true } = {}) {
  vi.resetModules()
  vi.stubGlobal('__LANGUAGE__', code)
  const city = { ...(await import('#browser/save-city.ts')), ...(await import('#browser/chosen-city.ts')) }
  const { readOffer, takeCity } = await import('./city-offer.ts')
  const { cityChoices } = await import('#data/places/city-choice.ts')
  const cities = async () => {
    if (!isListed) throw new Error('unreachable')
    return citiesIn(code)
  }
  const api = { cities } as unknown as ApiClient
  const titles: Array<string> = []
  city.subscribeToCity(() => titles.push(city.chosenCity().title))
  return {
    ...city,
    titles,
    choose(id: string) {
      const all = cityChoices(citiesIn(code) as never)
      const choice = all.find((one) => one.id === id)
      if (choice) takeCity(choice, all)
    },
    /** Runs the work of the shell on an idle page. */
    async rest() {
      if (city.needsOffer(city.chosenCity(), Date.now())) await readOffer(api, new QueryClient())
      return city.chosenCity()
    },
  }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test.each<[Code, Code]>([
  ['en', 'hi'],
  ['hi', 'en'],
])('a city chosen in %s stays chosen in %s under its name there', async (one, other) => {
  const first = await open(one)
  first.choose('kochi')
  const second = await open(other)
  expect(second.chosenCity()).toEqual({ title: '', chosenAs: TITLES.kochi?.[one], id: 'kochi' })
  expect(second.isFirstVisit()).toBe(false)
  expect(await second.rest()).toMatchObject({
    title: TITLES.kochi?.[other],
    id: 'kochi',
    offer: { id: 'kochi', title: TITLES.kochi?.[other], serviceIds: ['plumbing'] },
  })
  expect(second.titles).toEqual([TITLES.kochi?.[other]])
  // Both names are known from now on, so nothing is read.
  expect((await open(one)).chosenCity()).toMatchObject({ title: TITLES.kochi?.[one], id: 'kochi' })
  expect((await open(other)).chosenCity()).toMatchObject({ title: TITLES.kochi?.[other], id: 'kochi' })
})

test.each([
  ['Mumbai', {}, 'मुंबई'],
  ['Cochin', {}, 'कोच्चि'],
  // No list has this name any more.
  ['Old Bombay', { chosenAs: 'Old Bombay', id: 'mumbai', names: { en: 'Old Bombay' } }, 'मुंबई'],
])('a city stored as %s gets its Hindi name and keeps the English one', async (kept, details, title) => {
  localStorage.setItem('selectedCity', kept)
  localStorage.setItem('selectedCityDetails', JSON.stringify(details))
  expect((await open('en')).chosenCity().title).toBe(kept)
  const hindi = await open('hi')
  expect(hindi.chosenCity()).toMatchObject({ title: '', chosenAs: kept })
  expect((await hindi.rest()).title).toBe(title)
  expect((await open('hi')).chosenCity().title).toBe(title)
  expect((await (await open('en')).rest()).title).toBe(kept)
})

test('a city chosen later has no names of the first city', async () => {
  ;(await open('en')).choose('mumbai')
  await (await open('hi')).rest()
  ;(await open('hi')).choose('kochi')
  const english = await open('en')
  expect(english.chosenCity()).toEqual({ title: '', chosenAs: 'कोच्चि', id: 'kochi' })
  expect((await english.rest()).title).toBe('Kochi')
  english.choose('mumbai')
  expect((await open('hi')).chosenCity()).toEqual({ title: '', chosenAs: 'Mumbai', id: 'mumbai' })
})

test('the city that another build stored is the chosen one', async () => {
  const english = await open('en')
  english.choose('kochi')
  await (await open('hi')).rest()
  localStorage.setItem('selectedCity', 'Mumbai')
  english.rereadCity()
  expect(english.chosenCity()).toMatchObject({ title: 'Mumbai', chosenAs: 'Mumbai' })
  expect((await (await open('hi')).rest()).title).toBe('मुंबई')
})

test('a tab applies the city of a tab in the other language when it differs', async () => {
  const english = await open('en')
  english.choose('kochi')
  const hindi = await open('hi')
  await hindi.rest()
  hindi.choose('kochi')
  english.rereadCity()
  expect(english.chosenCity()).toMatchObject({ title: 'Kochi', offer: { title: 'Kochi' } })
  hindi.choose('mumbai')
  english.rereadCity()
  expect(english.chosenCity()).toEqual({ title: '', chosenAs: 'मुंबई', id: 'mumbai' })
  expect((await english.rest()).title).toBe('Mumbai')
  expect(english.titles).toEqual(['Kochi', '', 'Mumbai'])
})

test('the page of a city names the chosen one before any list does', async () => {
  ;(await open('en')).choose('kochi')
  const hindi = await open('hi')
  hindi.chooseCity({ id: 'kochi', title: 'कोच्चि' })
  expect(hindi.chosenCity()).toEqual({ title: 'कोच्चि', chosenAs: 'Kochi', id: 'kochi' })
})

test('a city without a Hindi name has the name of the upstream', async () => {
  ;(await open('en')).choose('salem')
  expect((await (await open('hi')).rest()).title).toBe('Salem')
})

test('only built-in cities have names until the list is read', async () => {
  ;(await open('hi')).choose('mumbai')
  const offline = await open('en', { isListed: false })
  expect((await offline.rest()).title).toBe('Mumbai')
  ;(await open('hi')).choose('kochi')
  localStorage.setItem(
    'selectedCityDetails',
    JSON.stringify({ chosenAs: 'ऊटी', id: 'ooty', names: { hi: 'ऊटी' } }),
  )
  localStorage.setItem('selectedCity', 'ऊटी')
  const other = await open('en', { isListed: false })
  expect(await other.rest()).toEqual({ title: '', chosenAs: 'ऊटी', id: 'ooty' })
})
