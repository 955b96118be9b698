import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { WEEK, type Weekday } from '#api/provider-filters.ts'
import { LONGEST_NAME, LONGEST_TEXT } from '#api/schemas/fields.ts'
import { calendarDate, PHONE } from '#api/schemas/provider.ts'
import { placePart } from '#lib/slug.ts'
import type { Person } from '#upstream/directory/person.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { cities } from '#upstream/seed/places.ts'
import type { CsvRow, Problem } from './read-csv.ts'

const MOST_IN_LIST = 50
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffd]/

/** Every column of a file of professionals; `docs/professionals.md` says what belongs into each. */
export const columns = [
  'key',
  'name',
  'title',
  'categories',
  'jobs',
  'city',
  'areas',
  'languages',
  'days',
  'experience_years',
  'rating',
  'review_count',
  'checks',
  'checked_on',
  'replies_within_minutes',
  'since',
  'about',
  'photo',
  'phone',
  'email',
  'consent_on',
] as const
export const requiredColumns = ['key', 'name', 'categories', 'city']
type Column = (typeof columns)[number]

const categories = new Map(
  catalogue.flatMap(({ id, title }) => [
    [id, id],
    [title.toLowerCase(), id],
  ]),
)
const services = new Map(
  catalogue.flatMap((category) =>
    category.children.flatMap((child) =>
      child.services.map((service) => [service.id, { ...service, categoryId: category.id }] as const),
    ),
  ),
)
const citiesByName = new Map(
  cities.flatMap((city) =>
    [city.id, city.title, ...city.aliases].map((name) => [placePart(name), city] as const),
  ),
)

/** The id of a person in addresses: a hash of the operator's key, so that nothing of the key is published. */
export function idOfKey(key: string): string {
  return `pro-${createHash('sha256').update(key.normalize('NFC').trim()).digest('hex').slice(0, 20)}`
}

/** Reads one row on a day in India; every field that is refused is a problem of its own. */
export function readPerson(row: CsvRow, today: string): { person: Person; problems: Array<Problem> } {
  const problems: Array<Problem> = []
  const refuse = (column: Column, message: string) => {
    problems.push({ line: row.line, column, message })
  }

  function text(column: Column, longest = LONGEST_NAME): string {
    const value = (row.fields[column] ?? '').replaceAll('\r\n', '\n')
    if (value.length > longest) refuse(column, `longer than ${longest} characters`)
    if (UNPRINTABLE.test(value)) refuse(column, 'characters that cannot be shown')
    return value
  }
  function list(column: Column): Array<string> {
    const entries = text(column, LONGEST_TEXT * 2)
      .split('|')
      .map((entry) => entry.trim())
      .filter(Boolean)
    if (entries.length > MOST_IN_LIST) refuse(column, `more than ${MOST_IN_LIST} entries`)
    if (entries.some((entry) => entry.length > LONGEST_NAME)) refuse(column, 'an entry is too long')
    return [...new Set(entries)]
  }
  function number(column: Column, most: number, isWhole = true): number | undefined {
    const value = text(column)
    if (value === '') return undefined
    const found = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    if (found <= most && (!isWhole || Number.isInteger(found))) return found
    refuse(column, `"${value}" is not a number from 0 to ${most}`)
    return undefined
  }
  function date(column: Column): string | undefined {
    const value = text(column)
    if (value === '') return undefined
    // Of a day that no month has, Date makes one of the next month.
    if (!v.is(calendarDate, value) || !new Date(value).toISOString().startsWith(value))
      refuse(column, `"${value}" is not a date like 2026-04-30`)
    else if (value > today) refuse(column, `"${value}" is still to come`)
    else return value
    return undefined
  }

  const key = text('key')
  if (key === '') refuse('key', 'is empty')
  const name = text('name')
  if (name === '') refuse('name', 'is empty')
  const categoryIds = list('categories').flatMap((entry) => {
    const id = categories.get(entry.toLowerCase())
    if (id === undefined) refuse('categories', `there is no trade "${entry}"`)
    return id ?? []
  })
  if (categoryIds.length === 0) refuse('categories', 'names no trade')
  const jobs = list('jobs').flatMap((entry) => {
    const [id = '', price] = entry.split('=').map((part) => part.trim())
    const service = services.get(id)
    if (!service) refuse('jobs', `there is no job "${id}"`)
    else if (!categoryIds.includes(service.categoryId)) refuse('jobs', `"${id}" is no job of these trades`)
    if (price !== undefined && !/^\d{1,7}$/.test(price))
      refuse('jobs', `"${price}" is no price in whole rupees`)
    return service
      ? [{ id, title: service.title, priceFrom: price === undefined ? undefined : Number(price) }]
      : []
  })
  const city = citiesByName.get(placePart(text('city')))
  if (!city) refuse('city', `there is no city "${row.fields.city ?? ''}"`)
  const days = list('days').flatMap((entry): Array<Weekday> => {
    const day = WEEK.find((one) => one === entry.toLowerCase().slice(0, 3))
    if (!day) refuse('days', `"${entry}" is no day of the week`)
    return day ? [day] : []
  })
  const rating = number('rating', 5, false)
  const reviewCount = number('review_count', 1_000_000) ?? 0
  if ((rating === undefined) !== (reviewCount === 0)) refuse('rating', 'rating and review_count go together')
  const checks = list('checks')
  const checkedOn = date('checked_on')
  if (checks.length > 0 && !checkedOn) refuse('checked_on', 'is empty, and checks are named')
  const consents = date('consent_on') !== undefined
  const photo = text('photo', LONGEST_TEXT)
  if (photo !== '' && !(URL.canParse(photo) && /^https:\/\/[^/\s@]+\//i.test(photo)))
    refuse('photo', 'is not an https: address')
  const phone = text('phone')
  if (phone !== '' && !PHONE.test(phone)) refuse('phone', 'is not a telephone number')
  const email = text('email')
  if (email !== '' && !/^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(email))
    refuse('email', 'is not an e-mail address')
  const person: Person = {
    id: idOfKey(key),
    name,
    image: consents ? photo : '',
    title: text('title'),
    categoryIds: [...new Set(categoryIds)],
    jobs: jobs.map(({ id, priceFrom }) => ({ id, priceFrom })),
    cityId: city?.id ?? '',
    areas: list('areas'),
    rating: rating ?? null,
    reviewCount,
    verified: checks.length > 0 && checkedOn ? { checks, on: checkedOn } : null,
    experienceYears: number('experience_years', 80),
    languages: list('languages'),
    repliesWithinMinutes: number('replies_within_minutes', 10_080),
    days: WEEK.filter((day) => days.includes(day)),
    since: date('since'),
    sample: false,
    about: text('about', LONGEST_TEXT).split(/\n+/).filter(Boolean),
    services: jobs.map(({ title, priceFrom }) => ({ title, priceFrom })),
    gallery: [],
    ratings: undefined,
    phone: consents && phone ? phone : undefined,
    email: consents && email ? email : undefined,
    reviews: [],
    latitude: city?.latitude ?? 0,
    longitude: city?.longitude ?? 0,
  }
  return { person, problems }
}
