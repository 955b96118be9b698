import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const offer = { id: 'kochi', serviceIds: ['plumbing'], elsewhere: {}, at: 1_000 }
const kochi = { id: 'kochi', title: 'Kochi' }
const pune = { id: 'pune', title: 'Pune' }

/** Returns the modules of a new page with the same browser storage. */
async function newPage() {
  vi.resetModules()
  return { ...(await import('./save-city.ts')), ...(await import('./chosen-city.ts')) }
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('the city is stored with its services', async () => {
  const { chooseCity } = await newPage()
  chooseCity(kochi, offer)
  const { chosenCity } = await newPage()
  expect(chosenCity()).toEqual({ ...kochi, offer: { ...offer, title: 'Kochi', language: 'en' } })
})

test('the services of another city are not used', async () => {
  const { chooseCity } = await newPage()
  chooseCity(kochi, offer)
  chooseCity(pune)
  expect((await newPage()).chosenCity()).toEqual(pune)
})

test.each([
  '',
  '{',
  'null',
  'Kochi',
  '"Kochi"',
  '[]',
  '{}',
  '{"id":7,"names":{}}',
  '{"id":"kochi"}',
  '{"id":"kochi","names":{"en":7}}',
  '{"id":"kochi","names":{"en":"Kochi"},"offer":{"language":"en"}}',
  '{"id":"kochi","names":{"en":"Kochi"},"offer":{"language":"en","id":"kochi","serviceIds":["plumbing"]}}',
])('no city is chosen when %j is stored', async (kept) => {
  localStorage.setItem('selectedCity', kept)
  expect((await newPage()).chosenCity()).toEqual({ id: '', title: '' })
})

test('listeners are not called when a choice changes nothing', async () => {
  const { chooseCity, subscribeToCity } = await newPage()
  const listener = vi.fn()
  subscribeToCity(listener)
  chooseCity(kochi)
  chooseCity(kochi)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('the choice of another tab is applied unless storage fails', async () => {
  const { chooseCity, chosenCity, rereadCity, subscribeToCity } = await newPage()
  chooseCity(kochi, offer)
  const listener = vi.fn()
  subscribeToCity(listener)
  rereadCity()
  expect(listener).not.toHaveBeenCalled()
  const other = await newPage()
  other.chooseCity(pune)
  rereadCity()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(chosenCity()).toEqual(pune)
  localStorage.setItem('selectedCity', '')
  rereadCity()
  expect(chosenCity()).toEqual(pune)
})

test('the services of a city are read again after a day', async () => {
  const { needsOffer } = await newPage()
  const chosen = { ...kochi, offer: { ...offer, title: 'Kochi', language: 'en' as const } }
  expect(needsOffer(chosen, 2_000)).toBe(false)
  expect(needsOffer(chosen, 1_000 + 24 * 60 * 60 * 1000)).toBe(true)
  expect(needsOffer(kochi, 2_000)).toBe(true)
  expect(needsOffer({ id: '', title: '' }, 2_000)).toBe(false)
})

test('the dialog is due until it has opened or a city is chosen', async () => {
  const { isFirstVisit, noteVisit } = await newPage()
  expect(isFirstVisit()).toBe(true)
  const { chooseCity } = await newPage()
  chooseCity(kochi)
  expect((await newPage()).isFirstVisit()).toBe(false)
  noteVisit()
  expect(isFirstVisit()).toBe(false)
})
