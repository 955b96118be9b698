import { createHash } from 'node:crypto'
import { WEEK, type Weekday } from '#api/provider-filters.ts'
import { MAX_TEXT_LENGTH } from '#api/schemas/fields.ts'
import { isEmail } from '#api/schemas/message.ts'
import { toPlainDigits } from '#lib/normalize-contact.ts'
import { parsePhone } from '#lib/phone.ts'
import { placePart } from '#lib/slug.ts'
import type { Provider } from '#upstream/directory/provider-record.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import { languageNames } from '#upstream/seed/hi/translation.ts'
import { cities } from '#upstream/seed/places.ts'
import { toComparedKey } from './cell-text.ts'
import { cellReaders, type Readers } from './cells.ts'
import { findAddressProblem } from './photos.ts'
import type { CsvRow, Problem, RefuseValue } from './read-csv.ts'
import { readReviews, reviewFigures } from './reviews.ts'
import { translateProvider } from './translate-provider.ts'

/** Maximum length of the cell with all reviews of a provider. */
const MAX_REVIEWS_TEXT = 100_000
const DAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const CHECKS = ['identity', 'address', 'police', 'experience']

/** Every column of a file of providers; `docs/directory.md` describes them. */
export const columns = [
  'key',
  'name',
  'name_hi',
  'title',
  'title_hi',
  'categories',
  'jobs',
  'city',
  'areas',
  'areas_hi',
  'languages',
  'days',
  'experience_years',
  'jobs_completed',
  'skills',
  'skills_hi',
  'certifications',
  'certifications_hi',
  'rating',
  'review_count',
  'reviews',
  'reviews_hi',
  'checks',
  'checked_on',
  'replies_within_minutes',
  'since',
  'about',
  'about_hi',
  'photo',
  'phone',
  'email',
  'consent_on',
] as const
export const requiredColumns = ['key', 'name', 'categories', 'city']

const categories = new Map(
  catalogue.flatMap(({ id, title }) => [
    [id, id],
    [title.toLowerCase(), id],
  ]),
)
const languages = Object.keys(languageNames).map((language) => language.toLowerCase())
const jobsById = new Map(
  catalogue.flatMap((category) =>
    category.children.flatMap((child) =>
      child.services.map((job) => [job.id, { ...job, categoryId: category.id }] as const),
    ),
  ),
)
const citiesByName = new Map(
  cities.flatMap((city) =>
    [city.id, city.title, ...city.aliases].map((name) => [placePart(name), city] as const),
  ),
)

/** Returns the id of a provider in URLs: a hash, so that the operator's key is not published. */
export function providerIdOfKey(key: string): string {
  return `pro-${createHash('sha256').update(toComparedKey(key)).digest('hex').slice(0, 20)}`
}

function readCategories({ list }: Readers, refuse: RefuseValue): Array<string> {
  const ids = list('categories').flatMap((entry) => {
    const id = categories.get(entry.toLowerCase())
    if (id === undefined) refuse('categories', entry, 'no such service')
    return id ?? []
  })
  return [...new Set(ids)]
}

function readJobs({ list }: Readers, categoryIds: ReadonlyArray<string>, refuse: RefuseValue) {
  const seen = new Set<string>()
  return list('jobs').flatMap((entry) => {
    const [id = '', price] = entry.split('=').map((part) => toPlainDigits(part.trim()))
    const job = jobsById.get(id)
    if (!job) refuse('jobs', entry, 'no such job')
    else if (!categoryIds.includes(job.categoryId)) refuse('jobs', entry, 'a job of another service')
    else if (seen.has(id)) refuse('jobs', entry, 'this job is there twice')
    if (price !== undefined && !/^[1-9]\d{0,6}$/.test(price))
      refuse('jobs', entry, 'expected a price in whole rupees, like leak-repair=449')
    seen.add(id)
    return job ? [{ id, title: job.title, priceFrom: price === undefined ? undefined : Number(price) }] : []
  })
}

/** Reads the languages. A filter for one would miss a provider who has it in an entry with other words. */
function readLanguages({ unique }: Readers, refuse: RefuseValue): Array<string> {
  const entries = unique('languages')
  for (const entry of entries) {
    const words = entry.toLowerCase().split(/[^\p{L}\p{M}]+/u)
    if (!languages.includes(entry.toLowerCase()) && languages.some((language) => words.includes(language)))
      refuse('languages', entry, 'expected one language alone in each entry')
  }
  return entries
}

function readDays({ list }: Readers, refuse: RefuseValue): Array<Weekday> {
  const days = list('days').map((entry) => {
    const name = entry.toLowerCase()
    const index = DAY_NAMES.findIndex((day) => day === name || day.slice(0, 3) === name)
    if (index === -1) refuse('days', entry, `expected ${WEEK.join(', ')}`)
    return WEEK[index]
  })
  return WEEK.filter((day) => days.includes(day))
}

function readChecks({ unique, date }: Readers, refuse: RefuseValue): Provider['verified'] {
  const checks = unique('checks').map((check) => check.toLowerCase())
  for (const check of checks)
    if (!CHECKS.includes(check)) refuse('checks', check, `expected ${CHECKS.join(', ')}`)
  const on = date('checked_on')
  if (checks.length > 0 && !on) refuse('checked_on', '', 'expected a day, because checks are named')
  return checks.length > 0 && on ? { checks, on } : null
}

/** Reads photo, telephone and e-mail. Drops them unless the provider has consented. */
function readContact({ text, date }: Readers, refuse: RefuseValue) {
  const photo = text('photo', MAX_TEXT_LENGTH)
  const problem = findAddressProblem(photo)
  if (problem) refuse('photo', photo, problem)
  const phone = toPlainDigits(text('phone'))
  if (phone !== '' && !parsePhone(phone)) refuse('phone', phone, 'expected one telephone number')
  const email = text('email')
  if (email !== '' && !isEmail(email)) refuse('email', email, 'expected an e-mail address')
  if (date('consent_on') === undefined) return { image: '', phone: undefined, email: undefined }
  return { image: photo, phone: phone || undefined, email: email || undefined }
}

/** Reads one row. Reports each invalid value separately. */
export function readProvider(
  row: CsvRow,
  { today, sample }: { today: string; sample: boolean },
  report: (problem: Problem) => void,
): Provider {
  const refused = new Set<string>()
  const refuse: RefuseValue = (column, value, message) => {
    refused.add(column)
    report({ line: row.line, column, value, message })
  }
  /** Reports what a value lacks beside others, unless its column or the one that it translates is refused already. */
  const refuseMore: RefuseValue = (column, value, message) => {
    if (!refused.has(column) && !refused.has(column.replace('_hi', ''))) refuse(column, value, message)
  }
  const readers = cellReaders(row.fields, today, refuse)
  const { text, list, lines, number, date, unique } = readers
  // For its problems alone.
  text('key')
  const name = text('name')
  if (!row.fields.key) refuse('key', '', 'expected a value')
  if (!row.fields.name) refuse('name', '', 'expected a value')
  const categoryIds = readCategories(readers, refuse)
  if (categoryIds.length === 0) refuseMore('categories', '', 'expected a service')
  const jobs = readJobs(readers, categoryIds, refuse)
  const city = citiesByName.get(placePart(text('city')))
  if (!city) refuseMore('city', row.fields.city ?? '', 'not a served city')
  const reviewLines = lines('reviews', MAX_REVIEWS_TEXT)
  const reviews = readReviews(reviewLines, today, refuse)
  const provider: Provider = {
    id: providerIdOfKey(row.fields.key ?? ''),
    name,
    ...readContact(readers, refuse),
    title: text('title'),
    categoryIds,
    jobs: jobs.map(({ id, priceFrom }) => ({ id, priceFrom })),
    cityId: city?.id ?? '',
    areas: unique('areas'),
    ...reviewFigures(
      reviews,
      { rating: number('rating', 5, { least: 1, isWhole: false }), count: number('review_count', 1_000_000) },
      refuseMore,
    ),
    verified: readChecks(readers, refuse),
    experienceYears: number('experience_years', 80),
    jobsCompleted: number('jobs_completed', 1_000_000),
    skills: unique('skills'),
    certifications: unique('certifications'),
    languages: readLanguages(readers, refuse),
    repliesWithinMinutes: number('replies_within_minutes', 10_080),
    days: readDays(readers, refuse),
    since: date('since'),
    sample,
    about: lines('about'),
    services: jobs.map(({ title, priceFrom }) => ({ title, priceFrom })),
    gallery: [],
    reviews,
    latitude: city?.latitude ?? 0,
    longitude: city?.longitude ?? 0,
  }
  const hindi = {
    name: text('name_hi'),
    title: text('title_hi'),
    areas: list('areas_hi'),
    skills: list('skills_hi'),
    certifications: list('certifications_hi'),
    about: lines('about_hi'),
    reviews: lines('reviews_hi', MAX_REVIEWS_TEXT),
  }
  return { ...provider, ...translateProvider(provider, hindi, refuseMore) }
}
