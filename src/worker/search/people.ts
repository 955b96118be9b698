import type { ApiClient } from '#api/client.ts'
import { toResult } from '#api/result.ts'
import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import type { Suggestion } from '#api/schemas/search.ts'
import { builtInService } from '#content/data/services.ts'
import { paths } from '#lib/paths.ts'
import { idOf } from '#lib/place-id.ts'
import { allWords } from '#upstream/search/words.ts'

/** With fewer letters nobody is meant yet. */
const FEWEST_LETTERS = 3

/** What the directory knows of a text. */
export type FoundPeople = {
  people: ReadonlyArray<ProviderSummary>
  /** Its people are real ones, among whom the site's own samples have no place. */
  isReal: boolean
}

const nobody: FoundPeople = { people: [], isReal: false }

/** What a read gives within a time, in milliseconds; else the other value. */
async function within<T>(ms: number, read: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  try {
    return await Promise.race([read, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A text goes to a directory only: an upstream without one is not told what is searched for. */
async function askDirectory(api: ApiClient, q: string, limit: number): Promise<FoundPeople> {
  const first = await toResult(api.providers({ limit: 1 }), '')
  if (!first.ok || first.data.data.length === 0) return nobody
  const isReal = first.data.data.some(({ sample }) => !sample)
  if ([...q].length < FEWEST_LETTERS) return { people: [], isReal }
  const found = await toResult(api.providers({ q, limit }), '')
  return { people: found.ok ? found.data.data : [], isReal }
}

/** People whom a text finds by name, trade and place. A directory that is missing, fails or is late finds nobody. */
export function findPeople(
  api: ApiClient,
  q: string,
  { limit, patienceMs }: { limit: number; patienceMs: number },
): Promise<FoundPeople> {
  return within(patienceMs, askDirectory(api, q, limit), nobody)
}

/** Whether somebody is meant by name: the words of a text are the beginnings of words of it. */
export function isNamed({ name }: Pick<ProviderSummary, 'name'>, words: ReadonlyArray<string>): boolean {
  const own = allWords(name)
  return words.length > 0 && words.every((word) => own.some((each) => each.startsWith(word)))
}

/** Somebody's page as a result: the name, and in a line the trade and the city. */
export function personPage(
  { id, name, title, categoryIds, cityId, sample }: ProviderSummary,
  cities: ReadonlyArray<City>,
): Suggestion {
  const trade = title || builtInService(categoryIds[0] ?? '')?.title
  const city = cities.find((one) => one._id === cityId || idOf(one) === cityId)?.title
  const text = [trade, city].filter(Boolean).join(', ')
  return {
    kind: 'person',
    id,
    title: name,
    href: paths.provider(id),
    ...(text && { text }),
    ...(sample && { isSample: true }),
  }
}
