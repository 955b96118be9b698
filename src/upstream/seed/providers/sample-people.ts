import { WEEK } from '#api/provider-filters.ts'
import type { ProviderReview } from '#api/schemas/provider.ts'
import { hashText } from '#lib/hash.ts'
import { entryOf, slugify } from '#lib/slug.ts'
import { type Person, translationOf } from '#upstream/directory/person.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { cities } from '#upstream/seed/places.ts'
import { areasByCity } from '#upstream/seed/providers/areas.ts'
import { regionOf } from '#upstream/seed/providers/regions.ts'
import { englishWords, type SampleWords } from '#upstream/seed/providers/sample-words.ts'
import { inFurtherLanguages } from '#upstream/seed/translations.ts'
import type { SeedCity } from '#upstream/seed/types.ts'

/** Draws that are the same for the same seed. */
type Draws = {
  /** From 0 to 1, without 1. */
  next: () => number
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  pick: <T>(list: ReadonlyArray<T>) => T
  /** So many different ones, in the order of the list. */
  some: <T>(list: ReadonlyArray<T>, count: number) => Array<T>
  /** The draws that are still to come, once more. */
  fork: () => Draws
}

function createDraws(seed: string): Draws {
  return drawsFrom(hashText(seed))
}

/** A linear congruential generator (Numerical Recipes), of which the upper bits are used. */
function drawsFrom(start: number): Draws {
  let state = start
  function next(): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }
  function pick<T>(list: ReadonlyArray<T>): T {
    const chosen = list[between(0, list.length - 1)]
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
    return chosen
  }
  function some<T>(list: ReadonlyArray<T>, count: number): Array<T> {
    const ranked = list.map((entry, index) => ({ entry, index, rank: next() }))
    const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, count)
    return chosen.sort((a, b) => a.index - b.index).map(({ entry }) => entry)
  }
  return { next, between, pick, some, fork: () => drawsFrom(state) }
}

/** How many people a city has, by its place in the list of cities: the best known come first. */
function peopleIn(index: number): number {
  if (index < 8) return 84
  return index < 22 ? 18 : 5
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The samples are as old as this day, whenever they are written. */
const TODAY = Date.parse('2026-11-01')

function dayBefore(days: number, time = TODAY): string {
  return new Date(time - days * DAY_MS).toISOString().slice(0, 10)
}

/** Before the first of the reviews, which are in order, the newest first. */
function joined(days: number, reviews: ReadonlyArray<ProviderReview>): string {
  const first = reviews.at(-1)?.date
  const latest = first === undefined ? TODAY : Date.parse(first) - 14 * DAY_MS
  return dayBefore(0, Math.min(latest, TODAY - days * DAY_MS))
}

type Sample = { id: string; given: string; family: string; trade: string; city: SeedCity }

function reviewsOf(
  { id, trade }: Sample,
  quality: number,
  words: SampleWords,
  draws: Draws,
): Array<ProviderReview> {
  const praise = entryOf(words.trades, trade)?.praise ?? words.remarks
  const count = draws.next() < 0.12 ? 0 : Math.round(26 * draws.next() ** 2) + 1
  let age = draws.between(3, 40)
  return Array.from({ length: count }, (_, index) => {
    age += draws.between(4, 60)
    const rating = draws.next() < quality ? 5 : draws.pick([4, 4, 4, 3, 5, 2])
    const said = rating >= 4 ? draws.pick(praise) : draws.pick(words.complaints)
    return {
      id: `${id}-${index + 1}`,
      user: `${draws.pick(words.reviewers)} ${draws.pick(words.initials)}.`,
      rating,
      comment: `${said} ${draws.pick(words.remarks)}`.trim(),
      date: dayBefore(age),
    }
  })
}

/** The mean with one decimal, as it is shown. */
function meanOf(reviews: ReadonlyArray<ProviderReview>): number | null {
  if (reviews.length === 0) return null
  return Math.round((10 * reviews.reduce((sum, { rating }) => sum + rating, 0)) / reviews.length) / 10
}

/** What somebody begins at: no page of the job names a higher price to begin at. */
function priceFrom(price: number, draws: Draws): number {
  return Math.max(price, Math.round((price * (0.85 + 0.5 * draws.next())) / 50) * 50 - 1)
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Somebody in the words of one language; the same draws make the same person of other words. */
function samplePerson(sample: Sample, words: SampleWords, draws: Draws): Person {
  const { id, given, family, trade, city } = sample
  const services = catalogue
    .filter(({ id: categoryId }) => categoryId === trade)
    .flatMap(({ children }) => children.flatMap((child) => child.services))
  const { languages } = regionOf(city.stateId)
  const ofTrade = entryOf(words.trades, trade)
  const areas = draws.some(areasByCity.get(city.id) ?? [], draws.between(1, 4)).map(words.areaOf)
  const jobs = draws.some(services, draws.between(3, 9)).map((service) => ({
    id: service.id,
    title: words.jobOf(service),
    priceFrom: priceFrom(service.priceFrom, draws),
  }))
  const years = draws.between(1, 12) + draws.between(0, 14)
  const reviews = reviewsOf(sample, 0.4 + 0.55 * draws.next(), words, draws)
  const since = draws.between(60, 1600)
  const values = { area: areas[0] ?? words.cityOf(city), years: String(years), job: jobs[0]?.title ?? '' }
  const checks = ['identity', 'address', 'police'].slice(0, draws.between(1, 3))
  return {
    id,
    name: words.nameOf(given, family),
    image: '',
    title: ofTrade ? draws.pick(ofTrade.titles) : '',
    categoryIds: [trade],
    jobs: jobs.map((job) => ({ id: job.id, priceFrom: job.priceFrom })),
    cityId: city.id,
    areas,
    rating: meanOf(reviews),
    reviewCount: reviews.length,
    verified: draws.next() < 0.7 ? { checks, on: dayBefore(draws.between(5, 50)) } : null,
    experienceYears: years,
    jobsCompleted: undefined,
    skills: [],
    certifications: [],
    languages: languages.filter((_, index) => index === 0 || draws.next() < 0.6).map(words.languageOf),
    repliesWithinMinutes: draws.pick([10, 15, 30, 30, 45, 60, 90, 120, 240]),
    days: WEEK.filter((day) => draws.next() < (day === 'sun' ? 0.4 : 0.93)),
    since: joined(since, reviews),
    sample: true,
    about: [
      [draws.pick(words.openings), ofTrade ? draws.pick(ofTrade.ways) : '']
        .map((text) => fill(text, values))
        .join(' '),
      fill(draws.pick(words.endings), values),
    ],
    services: jobs.map((job) => ({ title: job.title, priceFrom: job.priceFrom })),
    gallery: jobs.slice(0, 3).map((job) => ({ title: job.title, image: `/images/services/${job.id}.svg` })),
    ratings: [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    phone: undefined,
    email: undefined,
    reviews,
    latitude: Math.round(100 * (city.latitude + 0.12 * (draws.next() - 0.5))) / 100,
    longitude: Math.round(100 * (city.longitude + 0.12 * (draws.next() - 0.5))) / 100,
  }
}

/** The trades of a city in turn, the ones most asked for first; of every two further turns one trade fewer. */
function tradesOf({ serviceIds }: SeedCity, count: number): Array<string> {
  const trades: Array<string> = []
  for (let turn = 0; trades.length < count; turn += 1)
    trades.push(...serviceIds.slice(0, Math.max(1, serviceIds.length - Math.floor(turn / 2))))
  return trades.slice(0, count)
}

/**
 * The sample directory, the same each time: nobody in it exists, and nobody can be reached. Where a city has few people,
 * some of its trades have none.
 */
export function samplePeople(): Array<Person> {
  const taken = new Set<string>()
  return cities.flatMap((city, cityIndex) => {
    const region = regionOf(city.stateId)
    return tradesOf(city, peopleIn(cityIndex)).map((trade, index) => {
      const draws = createDraws(`${city.id} ${trade} ${index}`)
      let given = ''
      let family = ''
      let id = ''
      do {
        given = draws.pick(region.given)
        family = draws.pick(region.family)
        id = `sample-${slugify(`${given} ${family} ${city.id}`)}`.slice(0, 60)
      } while (taken.has(id))
      taken.add(id)
      const sample = { id, given, family, trade, city }
      const translations = inFurtherLanguages(({ people }) =>
        translationOf(samplePerson(sample, people, draws.fork())),
      )
      return { ...samplePerson(sample, englishWords, draws), translations }
    })
  })
}
