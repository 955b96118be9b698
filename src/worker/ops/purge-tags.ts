import { type Resource, readEndpoints } from '#api/endpoints.ts'
import { pathTag, tag } from '#worker/page-cache/cache-tags.ts'

const RESOURCES: ReadonlyArray<string> = readEndpoints.map(({ resource }) => resource)

/** The list that entries of a kind stand in: what it says of them is as old as they are. */
const LISTS: ReadonlyMap<string, Resource> = new Map([
  ['service', 'categories'],
  ['post', 'blog-list'],
  ['provider', 'providers'],
  ['brand', 'brands'],
  ['city', 'cities'],
  ['state', 'states'],
])

/** What the segment after one of these names in the address of a page. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['services', 'service'],
  ['service', 'service'],
  ['city', 'city'],
  ['state', 'state'],
  ['brand', 'brand'],
  ['blog', 'post'],
  ['provider', 'provider'],
])

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** An entry's tag, and that of the list which shows it. */
function entryTags(kind: string, id: string): Array<string> {
  const list = LISTS.get(kind)
  return [tag(kind, id), ...(list ? [tag('kind', list)] : [])]
}

/**
 * What there is to purge for a tag like `service:plumbing`, `city:कोच्चि`, `kind:cities` or `build:…`; undefined when it is
 * none that anything could have.
 */
export function tagsFor(text: string): Array<string> | undefined {
  const [, kind = '', id = ''] = /^([a-z]+):(\S{1,200})$/u.exec(text.trim()) ?? []
  if (kind === 'kind' && !RESOURCES.includes(id)) return undefined
  return LISTS.has(kind) || kind === 'kind' || kind === 'build' ? entryTags(kind, decoded(id)) : undefined
}

/**
 * What there is to purge for the page at a path, and for the data that its address names; undefined when it is no path of
 * a page. A whole address stands for its path.
 */
export function tagsOfPath(text: string): Array<string> | undefined {
  const trimmed = text.trim()
  const isAddress = /^(?:https?:\/)?\/(?!\/)\S*$/i.test(trimmed) || /^https?:\/\/\S+$/i.test(trimmed)
  const url = isAddress ? URL.parse(trimmed, 'https://site.invalid') : null
  if (!url || url.pathname.startsWith('/api/')) return undefined
  const segments = url.pathname.split('/').slice(1).map(decoded)
  const named = segments.flatMap((segment, index) => {
    const kind = FOLDERS.get(segments[index - 1] ?? '')
    // A service in a city is `/services/{service}/{city}`.
    if (segments[0] === 'services' && index === 2) return entryTags('city', segment)
    return kind && segment ? entryTags(kind, segment) : []
  })
  return [...new Set([pathTag(url.pathname), ...named])]
}
