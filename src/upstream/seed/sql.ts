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
import type { SeedBrand } from '#upstream/seed/types.ts'

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

/** Returns a statement that deletes the rows that the catalogue no longer has. */
function prune(table: string, ids: Array<string>, key = 'id'): string {
  return `DELETE FROM ${table} WHERE ${key} NOT IN (SELECT value FROM json_each(${literal(JSON.stringify(ids))}))`
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
  return [
    ...catalogue.map(({ id, title, description, keywords }, position) =>
      upsert('services', {
        id,
        position,
        title,
        description,
        image: getImage('services', id),
        is_popular: popularServiceIds.includes(id) ? 1 : 0,
        keywords: keywords.join(', '),
        translations: toTranslations(({ categories }) => collectTexts(categories, id)),
      }),
    ),
    ...groups.map(({ service, group: { id, title, description, keywords } }, position) =>
      upsert('job_groups', {
        id,
        service_id: service.id,
        position,
        title,
        description,
        keywords: keywords.join(', '),
        translations: toTranslations((translation) => collectTexts(translation.children, id)),
      }),
    ),
    ...jobs.map(({ service, group, job: { id, title, description, priceFrom, keywords } }, position) =>
      upsert('jobs', {
        id,
        service_id: service.id,
        group_id: group.id,
        position,
        title,
        description,
        price_from: priceFrom,
        image: getImage('services', id),
        keywords: keywords.join(', '),
        translations: toTranslations((translation) => collectTexts(translation.services, id)),
      }),
    ),
    prune(
      'jobs',
      jobs.map(({ job }) => job.id),
    ),
    prune(
      'job_groups',
      groups.map(({ group }) => group.id),
    ),
    prune(
      'services',
      catalogue.map(({ id }) => id),
    ),
  ]
}

function jobFactStatements(): Array<string> {
  return [
    ...jobFacts.map(({ id, translations, ...facts }) =>
      upsert('job_facts', {
        job_id: id,
        facts: JSON.stringify(facts),
        translations: JSON.stringify(translations),
      }),
    ),
    prune(
      'job_facts',
      jobFacts.map(({ id }) => id),
      'job_id',
    ),
  ]
}

function placeStatements(): Array<string> {
  return [
    ...states.map(({ id, title }) =>
      upsert('states', {
        id,
        title,
        image: getImage('states', id),
        translations: toTranslations((translation) => getTitle(translation.states, id)),
      }),
    ),
    ...cities.map(({ id, stateId, title, latitude, longitude, serviceIds, aliases }, position) =>
      upsert('cities', {
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
    ),
    prune(
      'cities',
      cities.map(({ id }) => id),
    ),
    prune(
      'states',
      states.map(({ id }) => id),
    ),
  ]
}

function brandStatements(): Array<string> {
  return [
    ...brands.map(({ id, title, website, redirect }: SeedBrand, position) =>
      upsert('brands', {
        id,
        position,
        title,
        image: getImage('brands', id),
        website,
        redirect: redirect ?? null,
        translations: toTranslations((translation) => getTitle(translation.brands, id)),
      }),
    ),
    prune(
      'brands',
      brands.map(({ id }) => id),
    ),
  ]
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
  const slugs = posts.map(({ slug }) => slug)
  return [
    ...posts.map(({ slug, content, date, picture, translations, ...post }) =>
      upsert('posts', {
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
      }),
    ),
    prune('posts', slugs, 'slug'),
    ...withdrawn.map((slug) => upsert('withdrawn_posts', { slug })),
    prune('withdrawn_posts', [...withdrawn], 'slug'),
  ]
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
