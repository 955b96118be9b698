import { buildId as BUILD_ID } from 'virtual:client-assets'
import type { Resource } from '#api/endpoints.ts'
import { ofIsolate } from '#worker/isolate.ts'

/** The build of the worker: that of the language which is begun with, and which `/healthz` names. */
const build = ofIsolate('build', () => BUILD_ID)

/** What the entries of a resource are called in tags. */
const ENTRIES: Partial<Record<Resource, string>> = {
  category: 'service',
  'blog-post': 'post',
  provider: 'provider',
  'provider-reviews': 'provider',
}

/** What the parameters of the routes name. */
const PARAMETERS: Record<string, string> = {
  brandId: 'brand',
  cityId: 'city',
  cityName: 'city',
  serviceId: 'service',
  slug: 'post',
  stateId: 'state',
}

/** What `$id` names, by the first segment of the route. */
const IDS: Record<string, string> = { city: 'city', provider: 'provider', services: 'service' }

/** A tag is of printable ASCII without blanks and commas; other letters are percent-encoded. */
export function tag(kind: string, id: string): string {
  return `${kind}:${encodeURIComponent(id)}`
}

/** The tag of a read of the API: of the entry that it names, or of the list. */
export function readTags({ resource, id }: { resource: Resource; id: string | undefined }): Array<string> {
  const entry = id === undefined ? undefined : ENTRIES[resource]
  return [tag('kind', resource), ...(entry && id ? [tag(entry, id)] : [])]
}

/** The tag of the page at a path, as its address spells it. */
export function pathTag(pathname: string): string {
  return tag('path', pathname)
}

type Match = { routeId: string; params: Record<string, string | undefined> }

/** The tags of a page by what its address names, and of the build that wrote it. */
export function routeTags(match: Match | undefined): Array<string> {
  const [, first = ''] = match?.routeId.split('/') ?? []
  const named = Object.entries(match?.params ?? {}).flatMap(([name, id]) => {
    const kind = name === 'id' ? IDS[first] : PARAMETERS[name]
    return kind && id ? [tag(kind, id)] : []
  })
  return [...named, tag('build', build)]
}
