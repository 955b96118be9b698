import type { MatchedEndpoint } from '#api/endpoints.ts'
import { InvalidBodyError } from '#api/schemas/envelope.ts'
import { slugify } from '#lib/slug.ts'

type Fields = Readonly<Record<string, unknown>>

function getFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function hasEntries(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0
}

/** The fields that identify an entry in a path. */
const NAMES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'blog-post': ['slug'],
  category: ['_id', 'id', 'slug'],
  provider: ['id', '_id', 'slug'],
}

/** The key of a database row: digits, or a long hexadecimal number. It cannot be compared with a slug. */
const DATABASE_KEY = /^(?:\d+|[\da-f-]{24,})$/i

/** Returns true if a field of an entry matches the requested id, or none can be compared with it. */
function isNamed(entry: Fields, names: ReadonlyArray<string>, id: string): boolean {
  const texts = names.map((name) => entry[name]).filter(isText)
  const telling = texts.filter((text) => !DATABASE_KEY.test(text))
  if (telling.length === 0 || texts.includes(id)) return true
  return [...telling, entry.title].some((text) => isText(text) && slugify(text) === slugify(id))
}

/** The fields that an entry needs, at least one of them. */
const SUBSTANCE: Readonly<Record<string, (entry: Fields) => boolean>> = {
  'blog-post': ({ title, content }) => isText(title) || isText(content),
  category: ({ title, childCategories }) => isText(title) || hasEntries(childCategories),
}

/**
 * Checks that the answer to a call for one entry is that entry with its substance. `previous` is the stored body that
 * it would replace. @throws InvalidBodyError
 */
export function checkEntry(
  { endpoint: { resource }, id }: MatchedEndpoint,
  body: unknown,
  previous: string | undefined,
): void {
  const names = NAMES[resource]
  if (!names) return
  const entry = getFields(getFields(body).data)
  if (!isNamed(entry, names, id))
    throw new InvalidBodyError('data: expected the entry that was asked for, found another')
  if (SUBSTANCE[resource]?.(entry) === false)
    throw new InvalidBodyError('data: expected an entry with its content, found none')
  // A refresh with less never replaces more.
  const hadContent = previous !== undefined && isText(getFields(getFields(JSON.parse(previous)).data).content)
  if (hadContent && !isText(entry.content))
    throw new InvalidBodyError('data: expected the content that the entry had, found none')
}
