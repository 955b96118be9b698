import { afterEach, expect, test, vi } from 'vitest'
import { locationDialog } from '#content/location-dialog.ts'
import { builtInChoices, type CityChoice } from '#data/places/city-choice.ts'
import { detectCity } from './detect-city.ts'

const salem = { id: 'salem', title: 'Salem' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Detects the city on a device that does not know its position. */
async function detectWithout(cities: ReadonlyArray<CityChoice>) {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition: (_: unknown, fail: (error: unknown) => void) => fail({ code: 2 }) },
  })
  const say = vi.fn()
  const detecting = detectCity(
    async () => cities,
    say,
    () => {},
  )
  await vi.runAllTimersAsync()
  return { detected: await detecting, said: say.mock.calls.at(-1)?.[0] }
}

test('the first city of the specification is taken when the position is unknown', async () => {
  const [first] = builtInChoices
  const { detected } = await detectWithout([salem, ...builtInChoices])
  expect(detected).toEqual({ city: first, isFar: false })
})

test('the visitor is asked to choose when the position is unknown and that city is not served', async () => {
  const { detected, said } = await detectWithout([salem])
  expect(detected).toBeUndefined()
  expect(said).toBe(locationDialog.refused)
})
