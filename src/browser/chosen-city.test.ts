import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

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

test('the city is stored by name, with its services beside it', async () => {
  const { chooseCity } = await newPage()
  chooseCity(kochi, offer)
  expect(localStorage.getItem('selectedCity')).toBe('Kochi')
  const { chosenCity } = await newPage()
  expect(chosenCity()).toEqual({
    title: 'Kochi',
    chosenAs: 'Kochi',
    id: 'kochi',
    offer: { ...offer, title: 'Kochi', language: 'en' },
  })
})

test('the services of another city are not used', async () => {
  const { chooseCity } = await newPage()
  chooseCity(kochi, offer)
  chooseCity(pune)
  expect((await newPage()).chosenCity()).toEqual({ title: 'Pune', chosenAs: 'Pune', id: 'pune' })
})

test.each(['', '{', 'null', '{"chosenAs":"Kochi","id":"kochi"}'])(
  'stored details %j are ignored when they are malformed',
  async (kept) => {
    localStorage.setItem('selectedCity', 'Kochi')
    localStorage.setItem('selectedCityDetails', kept)
    expect((await newPage()).chosenCity()).toEqual({ title: 'Kochi', chosenAs: 'Kochi' })
  },
)

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
  localStorage.setItem('selectedCity', 'Pune')
  rereadCity()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(chosenCity()).toEqual({ title: 'Pune', chosenAs: 'Pune' })
  localStorage.setItem('selectedCity', '')
  rereadCity()
  expect(chosenCity()).toEqual({ title: 'Pune', chosenAs: 'Pune' })
})

describe('two cities of one name', () => {
  const first = { id: 'bilaspur-chhattisgarh', title: 'Bilaspur' }
  const second = { id: 'bilaspur-himachal', title: 'Bilaspur' }
  const details = { chosenAs: 'Bilaspur', id: second.id, names: { en: 'Bilaspur' } }

  test('differ: the other one can be chosen and has services of its own', async () => {
    const { chooseCity, chosenCity } = await newPage()
    chooseCity(first, { ...offer, id: first.id })
    chooseCity(second)
    expect(chosenCity()).toEqual({ ...second, chosenAs: 'Bilaspur' })
    expect((await newPage()).chosenCity()).toEqual({ ...second, chosenAs: 'Bilaspur' })
  })

  test('differ when another tab has chosen the other', async () => {
    const { chooseCity, chosenCity, rereadCity, subscribeToCity } = await newPage()
    chooseCity(first, { ...offer, id: first.id })
    const listener = vi.fn()
    subscribeToCity(listener)
    localStorage.setItem('selectedCityDetails', JSON.stringify(details))
    rereadCity()
    rereadCity()
    expect(listener).toHaveBeenCalledTimes(1)
    expect(chosenCity()).toEqual({ ...second, chosenAs: 'Bilaspur' })
  })

  test('are the same while the id of the chosen one is unknown', async () => {
    localStorage.setItem('selectedCity', 'Bilaspur')
    const { chooseCity, subscribeToCity } = await newPage()
    const listener = vi.fn()
    subscribeToCity(listener)
    chooseCity(second)
    expect(listener).not.toHaveBeenCalled()
  })
})

test('the services of a city are read again after a day', async () => {
  const { needsOffer } = await newPage()
  const chosen = {
    title: 'Kochi',
    chosenAs: 'Kochi',
    offer: { ...offer, title: 'Kochi', language: 'en' as const },
  }
  expect(needsOffer(chosen, 2_000)).toBe(false)
  expect(needsOffer(chosen, 1_000 + 24 * 60 * 60 * 1000)).toBe(true)
  expect(needsOffer({ title: 'Kochi', chosenAs: 'Kochi' }, 2_000)).toBe(true)
  expect(needsOffer({ title: '', chosenAs: 'कोच्चि' }, 2_000)).toBe(true)
  expect(needsOffer({ title: '', chosenAs: '' }, 2_000)).toBe(false)
})

test('the dialog is due until it has opened or a city is chosen', async () => {
  const { isFirstVisit, noteVisit } = await newPage()
  expect(isFirstVisit()).toBe(true)
  localStorage.setItem('selectedCity', 'Kochi')
  expect((await newPage()).isFirstVisit()).toBe(false)
  noteVisit()
  expect(isFirstVisit()).toBe(false)
})
