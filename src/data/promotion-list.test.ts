import { expect, test } from 'vitest'
import { type AdSlot, housePromoFor } from './house-promo-list.ts'
import { offerConditions, promotionsOn, serviceOfferOn } from './promotion-list.ts'

/** Every day of a leap year. */
const days = Array.from({ length: 366 }, (_, index) =>
  new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
)

const everything = () => true
const nothing = () => false

function titlesOn(day: string): Array<string> {
  return promotionsOn(day, everything, true).map(({ eyebrow, title }) => `${eyebrow}: ${title}`)
}

test('every day of the year has the offer of its season, and three cards', () => {
  expect(days.filter((day) => promotionsOn(day, everything, true).length !== 3)).toEqual([])
  expect(
    days.filter((day) => !/^(Summer|Monsoon|Festive|Winter) offer/.test(titlesOn(day)[0] ?? '')),
  ).toEqual([])
})

test('the summer offer is not shown in November', () => {
  expect(titlesOn('2026-11-22')[0]).toContain('Winter offer')
  expect(titlesOn('2026-06-15')[0]).toContain('Summer offer')
  expect(titlesOn('2026-06-16')[0]).toContain('Monsoon offer')
})

test('the offer of a week is shown for seven days only', () => {
  const weekly = days.filter((day) => titlesOn(day).join().includes('this week'))
  expect(weekly.length).toBeGreaterThan(0)
  expect(weekly.length).toBeLessThan(60)
  const starts = weekly.filter((day) => !weekly.includes(days[days.indexOf(day) - 1] ?? ''))
  expect(weekly).toHaveLength(7 * starts.length)
  const offered = days.filter((day) => serviceOfferOn(day, true)?.title.includes('this week'))
  expect(offered).toEqual(weekly)
})

test('a house promotion never links to its own page', () => {
  const pages: Array<[AdSlot, string]> = [
    ['blog', '/blog'],
    ['home-middle', '/'],
    ['home-bottom', '/'],
  ]
  for (const [slot, page] of pages)
    expect(days.filter((day) => housePromoFor(slot, day, everything).href === page)).toEqual([])
})

test('a promotion about the monsoon is not shown after it', () => {
  expect(housePromoFor('home-middle', '2026-04-10', everything).id).toBe('monsoon-check')
  expect(housePromoFor('home-middle', '2026-11-22', everything).id).not.toBe('monsoon-check')
})

test('promotions skip services that are not offered', () => {
  const slots: ReadonlyArray<AdSlot> = ['home-middle', 'home-bottom', 'blog']
  const led = days.flatMap((day) => [
    ...promotionsOn(day, nothing, true).map(({ href }) => href),
    ...slots.map((slot) => housePromoFor(slot, day, nothing).href),
  ])
  expect(new Set(led)).toEqual(new Set(['/services', '/become-partner', '/terms#guarantee']))
  const withoutRain = (id: string) => id !== 'waterproofing'
  expect(housePromoFor('home-middle', '2026-04-10', withoutRain).href).toBe('/services/painting')
})

test('an offer says its days, its largest amount and its conditions', () => {
  const [winter] = promotionsOn('2027-01-20', everything, true)
  const text = winter && offerConditions(winter, '2027-01-20')
  expect(text).toMatch(/^16 November 2026 to 28 February 2027\. .*₹300.*\. On the labour/)
  const whole = promotionsOn('2026-01-20', everything, true).at(-1)
  expect(whole && offerConditions(whole, '2026-01-20')).toBeUndefined()
})

test('a site without samples has no sample offer on any day', () => {
  expect(days.filter((day) => serviceOfferOn(day, false))).toEqual([])
  expect(days.filter((day) => promotionsOn(day, everything, false).some(({ sample }) => sample))).toEqual([])
})
