import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'

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
  expect(second.chosenCity()).toEqual({ id: 'kochi', title: '' })
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

test('a city chosen later has no names of the first city', async () => {
  ;(await open('en')).choose('mumbai')
  await (await open('hi')).rest()
  ;(await open('hi')).choose('kochi')
  const english = await open('en')
  expect(english.chosenCity()).toEqual({ id: 'kochi', title: '' })
  expect((await english.rest()).title).toBe('Kochi')
  english.choose('mumbai')
  expect((await open('hi')).chosenCity()).toEqual({ id: 'mumbai', title: '' })
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
  expect(english.chosenCity()).toEqual({ id: 'mumbai', title: '' })
  expect((await english.rest()).title).toBe('Mumbai')
  expect(english.titles).toEqual(['Kochi', '', 'Mumbai'])
})

test('the page of a city names the chosen one before any list does', async () => {
  ;(await open('en')).choose('kochi')
  const hindi = await open('hi')
  hindi.chooseCity({ id: 'kochi', title: 'कोच्चि' })
  expect(hindi.chosenCity()).toEqual({ id: 'kochi', title: 'कोच्चि' })
})

test('a city without a Hindi name has the name of the upstream', async () => {
  ;(await open('en')).choose('salem')
  expect((await (await open('hi')).rest()).title).toBe('Salem')
})

test('a city keeps what is known of it when the list cannot be read', async () => {
  ;(await open('hi')).choose('kochi')
  const english = await open('en', { isListed: false })
  expect(await english.rest()).toEqual({ id: 'kochi', title: '' })
})

test('a city that is not listed any more is no longer chosen', async () => {
  const english = await open('en')
  english.chooseCity({ id: 'pune', title: 'Pune' })
  expect(await english.rest()).toEqual({ id: '', title: '' })
  expect((await open('en')).chosenCity()).toEqual({ id: '', title: '' })
})

test('the cities of an outdated list can be chosen when it cannot be read again', async () => {
  const { readChoices } = await import('./city-offer.ts')
  const cities = vi
    .fn()
    .mockResolvedValueOnce(citiesIn('en'))
    .mockRejectedValue(new ApiError('network', 503, ''))
  const api = { cities } as unknown as ApiClient
  const queryClient = new QueryClient()
  const read = await readChoices(api, queryClient)
  expect(read.isComplete).toBe(true)
  expect(await readChoices(api, queryClient)).toEqual(read)
  expect(cities).toHaveBeenCalledTimes(2)
})
