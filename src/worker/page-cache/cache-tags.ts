import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { Resource } from '#api/endpoints.ts'
import { isolateSingleton } from '#worker/cache/isolate.ts'

/** The build id of the first language, which `/healthz` shows. Each language is a build of its own. */
const build = isolateSingleton('build', () => BUILD_ID)

/** The kind of tag for the entries of a resource. */
const ENTRIES: Partial<Record<Resource, string>> = {
  category: 'service',
  job: 'service',
  'blog-post': 'post',
  provider: 'provider',
  'provider-reviews': 'provider',
}

/** The kind of tag for the parameters of routes. */
const PARAMETERS: Record<string, string> = {
  brandId: 'brand',
  cityId: 'city',
  cityName: 'city',
  serviceId: 'service',
  slug: 'post',
  stateId: 'state',
}

/** Returns a tag in printable ASCII without spaces and commas. Other letters are percent-encoded. */
export function tag(kind: string, id: string): string {
  return `${kind}:${encodeURIComponent(id)}`
}

/** Returns the tags of a read: of its resource, and of the entry that it names. */
export function readTags({ resource, id }: { resource: Resource; id: string | undefined }): Array<string> {
  const entry = id === undefined ? undefined : ENTRIES[resource]
  return [tag('kind', resource), ...(entry && id ? [tag(entry, id)] : [])]
}

/** Returns the tag of the page at a path. */
export function pathTag(pathname: string): string {
  return tag('path', pathname)
}

type Match = { params: Record<string, string | undefined>; staticData: { idTag?: string } }

/** Returns the tags of a page: of each entry that its address names, and of the build. */
export function routeTags(match: Match | undefined): Array<string> {
  const named = Object.entries(match?.params ?? {}).flatMap(([name, id]) => {
    const kind = name === 'id' ? match?.staticData.idTag : PARAMETERS[name]
    return kind && id ? [tag(kind, id)] : []
  })
  return [...named, tag('build', build)]
}
