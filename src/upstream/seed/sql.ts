import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import type { EntryStrings } from '#catalogue/service-entry.ts'
import { popularServiceIds } from '#catalogue/service-list.ts'
import { getEntry } from '#lib/slug.ts'
import { brands, catalogue } from '#upstream/seed/catalogue.ts'
import { jobFacts } from '#upstream/seed/job-facts.ts'
import { cities, states } from '#upstream/seed/places.ts'
import type { SeedPost } from '#upstream/seed/posts.ts'
import { toTranslations } from '#upstream/seed/translations.ts'

type Value = string | number | null
type Row = Record<string, Value>

/** Returns a value as an SQL literal. */
export function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/** Returns a statement that inserts a row, or updates the row with the same first column. */
function upsert(table: string, row: Row): string {
  const columns = Object.keys(row)
  const updates = columns.slice(1).map((column) => `${column} = excluded.${column}`)
  const resolution = updates.length > 0 ? `DO UPDATE SET ${updates.join(', ')}` : 'DO NOTHING'
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')}) ON CONFLICT (${columns[0]}) ${resolution}`
}

const PUBLIC = new URL('../../../public', import.meta.url)

/** Returns the path of an entry's picture, or of a neutral picture if it has none. */
function getImage(kind: 'services' | 'states' | 'cities' | 'brands', id: string): string {
  const image = `/images/${kind}/${id}.svg`
  const fallback = kind === 'services' || kind === 'brands' ? fallbackImages.service : fallbackImages.place
  return existsSync(`${fileURLToPath(PUBLIC)}${image}`) ? image : fallback
}

/** Returns statements that write the rows of a table by their first column. */
function upsertAll(table: string, rows: ReadonlyArray<Row>): Array<string> {
  return rows.map((row) => upsert(table, row))
}

/** Returns a statement that deletes the rows of a table that the catalogue no longer has. */
function prune(table: string, key: string, rows: ReadonlyArray<Row>): string {
  const keys = JSON.stringify(rows.map((row) => row[key]))
  return `DELETE FROM ${table} WHERE ${key} NOT IN (SELECT value FROM json_each(${literal(keys)}))`
}

/** Returns statements that make the rows of a table those of the catalogue. */
function replaceAll(table: string, key: string, rows: ReadonlyArray<Row>): Array<string> {
  return [...upsertAll(table, rows), prune(table, key, rows)]
}

/** Returns only the title and the description of an entry. */
function collectTexts(entries: Readonly<Record<string, EntryStrings>>, id: string): EntryStrings | undefined {
  const strings = getEntry(entries, id)
  return strings && { title: strings.title, description: strings.description }
}

function getTitle(names: Readonly<Record<string, string>>, id: string): { title: string } | undefined {
  const title = getEntry(names, id)
  return title === undefined ? undefined : { title }
}

function catalogueStatements(): Array<string> {
  const groups = catalogue.flatMap((service) => service.children.map((group) => ({ service, group })))
  const jobs = groups.flatMap(({ service, group }) => group.services.map((job) => ({ service, group, job })))
  const serviceRows = catalogue.map(({ id, title, description, keywords }, position) => ({
    id,
    position,
    title,
    description,
    image: getImage('services', id),
    is_popular: popularServiceIds.includes(id) ? 1 : 0,
    keywords: keywords.join(', '),
    translations: toTranslations(({ categories }) => collectTexts(categories, id)),
  }))
  const groupRows = groups.map(({ service, group: { id, title, description, keywords } }, position) => ({
    id,
    service_id: service.id,
    position,
    title,
    description,
    keywords: keywords.join(', '),
    translations: toTranslations(({ children }) => collectTexts(children, id)),
  }))
  const jobRows = jobs.map(({ service, group, job }, position) => ({
    id: job.id,
    service_id: service.id,
    group_id: group.id,
    position,
    title: job.title,
    description: job.description,
    price_from: job.priceFrom,
    image: getImage('services', job.id),
    keywords: job.keywords.join(', '),
    translations: toTranslations(({ services }) => collectTexts(services, job.id)),
  }))
  return [
    ...upsertAll('services', serviceRows),
    ...upsertAll('job_groups', groupRows),
    ...upsertAll('jobs', jobRows),
    prune('jobs', 'id', jobRows),
    prune('job_groups', 'id', groupRows),
    prune('services', 'id', serviceRows),
  ]
}

function jobFactStatements(): Array<string> {
  const rows = jobFacts.map(({ id, translations, ...facts }) => ({
    job_id: id,
    facts: JSON.stringify(facts),
    translations: JSON.stringify(translations),
  }))
  return replaceAll('job_facts', 'job_id', rows)
}

function placeStatements(): Array<string> {
  const stateRows = states.map(({ id, title }) => ({
    id,
    title,
    image: getImage('states', id),
    translations: toTranslations((translation) => getTitle(translation.states, id)),
  }))
  const cityRows = cities.map(
    ({ id, stateId, title, latitude, longitude, serviceIds, aliases }, position) => ({
      id,
      position,
      state_id: stateId,
      title,
      image: getImage('cities', id),
      latitude,
      longitude,
      service_ids: JSON.stringify(serviceIds),
      services: catalogue
        .filter((category) => serviceIds.includes(category.id))
        .flatMap((category) => category.children.flatMap((child) => child.services)).length,
      aliases: JSON.stringify(aliases),
      translations: toTranslations((translation) => getTitle(translation.cities, id)),
    }),
  )
  return [
    ...upsertAll('states', stateRows),
    ...replaceAll('cities', 'id', cityRows),
    prune('states', 'id', stateRows),
  ]
}

function brandStatements(): Array<string> {
  const rows = brands.map(({ id, title, website, redirect = null }, position) => ({
    id,
    position,
    title,
    image: getImage('brands', id),
    website,
    redirect,
    translations: toTranslations((translation) => getTitle(translation.brands, id)),
  }))
  return replaceAll('brands', 'id', rows)
}

/** Returns the translated columns of a post that lists show. */
function postSummary({
  title,
  categories,
  shortDescription,
  seoDescription,
}: Pick<SeedPost, 'title' | 'categories' | 'shortDescription' | 'seoDescription'>) {
  return {
    title,
    categories: JSON.stringify(categories),
    short_description: shortDescription,
    seo_description: seoDescription,
  }
}

function postStatements(posts: ReadonlyArray<SeedPost>, withdrawn: ReadonlyArray<string>): Array<string> {
  const rows = posts.map(({ slug, content, date, picture, translations, ...post }) => ({
    slug,
    ...postSummary(post),
    image: picture,
    content,
    created_at: date,
    translations: JSON.stringify(
      Object.fromEntries(
        Object.entries(translations).map(([language, strings]) => [
          language,
          { summary: postSummary(strings), content: strings.content },
        ]),
      ),
    ),
  }))
  const withdrawnRows = withdrawn.map((slug) => ({ slug }))
  return [...replaceAll('posts', 'slug', rows), ...replaceAll('withdrawn_posts', 'slug', withdrawnRows)]
}

/** Returns the whole catalogue as idempotent statements. They do not touch contact messages. */
export function seedStatements(
  posts: ReadonlyArray<SeedPost>,
  withdrawn: ReadonlyArray<string>,
): Array<string> {
  return [
    ...catalogueStatements(),
    ...jobFactStatements(),
    ...placeStatements(),
    ...brandStatements(),
    ...postStatements(posts, withdrawn),
  ]
}
