import type { City } from '#api/schemas/place.ts'
import type { ProviderSummary } from '#api/schemas/provider.ts'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { search } from '#content/search.ts'
import { offers } from '#data/scope/places.ts'
import { language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import type { ServiceHit } from '#search/catalogue-matcher.ts'
import type { SearchDocument } from '#search/catalogue-terms.ts'
import type { SpokenName } from '#search/names.ts'
import { toPin } from '#search/pin-codes.ts'
import { searchable } from '#search/search-index.ts'
import { tokenize } from '#search/tokens.ts'
import { pagesAboutWorkers } from '#worker/search/about-workers.ts'
import { cityCalled, cityIn, cityNamed, type SearchOptions } from '#worker/search/find-all.ts'
import { findProviders, isNamed, providerPage } from '#worker/search/provider-matches.ts'
import { type ApiIn, readSiteIndex, titleKey } from '#worker/search/site-index.ts'
import { nameId, type Subject, subjectPage } from '#worker/search/site-names.ts'
import { isUnserved, unservedPage } from '#worker/search/unserved-place.ts'

/** Shorter texts get no suggestions. */
const MIN_LETTERS = 2
const MAX_SUGGESTIONS = 8
const MAX_OF_A_KIND: Record<Suggestion['kind'], number> = {
  service: 3,
  job: 5,
  place: 4,
  brand: 2,
  provider: 3,
  page: 2,
  article: 0,
}
/** The score of the first offer, by its match. Those after it rank below it. */
const OFFER: Record<ServiceHit['match'], number> = { whole: 3, partial: 2.5, guessed: 1.5 }
const RANK = 0.01
/** The score of the beginning of a name, relative to the words of a job. */
const BEGUN_NAME = 2.4
const FOUND_NAME = 3.2
const FOR_WORK = 3.3
const BY_ITS_TITLE = 0.3
/** The score for another name: 'Ma' means Mangalore rather than Chennai, once Madras. */
const BY_ANOTHER_NAME = -0.3
/** The score of a place beside other terms, where it only names the place of a service. */
const BESIDE_OTHERS = -2
/** A provider ranks after a place or brand of the same name, and after every offer if only the service fits. */
const OF_DIRECTORY = -0.05
const BY_SERVICE = 0.2
/** For 'tap l' a Tapan Lal comes after the offers with taps, and before providers that only the service fits. */
const BY_BEGINNINGS = 0.3
/** Timeout (ms) of the directory. */
const PROVIDERS_TIMEOUT_MS = 300

/** A candidate. Its page is made only if it is among the best. */
type Scored = {
  kind: Suggestion['kind']
  id: string
  score: number
  toPage: () => Suggestion | undefined
}

/** Scores the beginning of a name. Titles in other letters than the text count as other names. */
function scoreBegun(
  { name: { subject }, titles }: SpokenName<Subject>,
  words: ReadonlyArray<string>,
  isHindi: boolean,
): number {
  const text = words.join('')
  const titleWords = titles.filter((title) => title.isHindi === isHindi).map((title) => title.words)
  if (titleWords.some((title) => title.join('').startsWith(text)))
    return BEGUN_NAME + BY_ITS_TITLE - (titleWords[0]?.length ?? 0) / 100
  const hasAll = titleWords.some((title) =>
    words.every((word) => title.some((each) => each.startsWith(word))),
  )
  if (!hasAll && toKind(subject) !== 'place') return BEGUN_NAME - 1
  return BEGUN_NAME + (hasAll ? 0 : BY_ANOTHER_NAME) - (titleWords[0]?.length ?? 0) / 100
}

function toKind({ kind }: Subject): Suggestion['kind'] {
  return kind === 'brand' || kind === 'page' ? kind : 'place'
}

/** Returns the pages of the best of each kind, and of all. */
function pickBest(scored: ReadonlyArray<Scored>): Array<Suggestion> {
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const best: Array<Suggestion> = []
  for (const { kind, id, toPage } of scored.toSorted((one, other) => other.score - one.score)) {
    if (best.length === MAX_SUGGESTIONS) break
    const count = counts.get(kind) ?? 0
    const page = seen.has(`${kind} ${id}`) || count >= MAX_OF_A_KIND[kind] ? undefined : toPage()
    if (!page) continue
    seen.add(`${kind} ${id}`)
    counts.set(kind, count + 1)
    best.push(page)
  }
  return best
}

/** Returns the score of a name that the text begins, or whose parts the terms of the text begin; else 0. */
function scoreName(provider: ProviderSummary, words: ReadonlyArray<string>): number {
  if (!isNamed(provider, words)) return 0
  const before = words.slice(0, -1)
  const isWritten = before.length === 0 || isNamed(provider, before, { whole: true })
  return isWritten ? BEGUN_NAME + BY_ITS_TITLE + OF_DIRECTORY : BY_BEGINNINGS
}

/**
 * Scores providers by name, and with several terms also by service and place, within the city if there is one.
 */
function scoreProviders(
  providers: ReadonlyArray<ProviderSummary>,
  words: ReadonlyArray<string>,
  cities: ReadonlyArray<City>,
  city: City | undefined,
): Array<Scored> {
  return providers.flatMap((provider, at) => {
    const name = scoreName(provider, words)
    const isElsewhere = city !== undefined && provider.cityId !== city.slug
    if (name === 0 && (words.length < 2 || isElsewhere)) return []
    const score = (name || BY_SERVICE) - at / 100
    return [{ kind: 'provider', id: provider.id, score, toPage: () => providerPage(provider, cities) }]
  })
}

/** Returns the page of a service or job, in a city that has it. */
function offerPage(offer: SearchDocument, pageTitle: string | undefined, city: City | undefined): Suggestion {
  const { kind, id, serviceId } = offer
  const title = pageTitle ?? offer.title
  const inCity = city && offers(city, serviceId, kind === 'service' ? undefined : id) ? city : undefined
  const cityId = inCity?.slug
  const servicePage = cityId ? paths.serviceInCity(serviceId, cityId) : paths.service(serviceId)
  return {
    kind: kind === 'service' ? 'service' : 'job',
    id,
    title: inCity ? search.inCity(title, inCity.title) : title,
    href: kind === 'job' ? paths.jobPage(serviceId, id, cityId) : servicePage,
  }
}

/** Scores the services and jobs that the results of the text would list, in their order. */
function scoreOffers(
  hits: ReadonlyArray<ServiceHit>,
  toPage: (offer: SearchDocument) => Suggestion,
): Array<Scored> {
  return hits
    .flatMap(({ documents, match }) => documents.map((offer) => ({ offer, match })))
    .map(({ offer, match }, at) => ({
      kind: offer.kind === 'service' ? 'service' : 'job',
      id: offer.id,
      score: OFFER[match] - at * RANK,
      toPage: () => toPage(offer),
    }))
}

/**
 * Suggests pages for an incomplete text: services, jobs, places, brands and pages from the index, providers from the
 * directory. Offers lead to the named city, else to the visitor's if it has the service. The language of the page only
 * decides the titles.
 */
export async function suggest(
  apiIn: ApiIn,
  query: string,
  { city: chosenCity = '', language: code = language.code, moment }: SearchOptions = {},
): Promise<Array<Suggestion>> {
  const text = searchable(query)
  if ([...text].length < MIN_LETTERS || tokenize(text).length === 0) return []
  const { index, lists, titles, directory } = await readSiteIndex(apiIn, moment)
  const pageLists = lists[code]
  const read = index.suggest(text)
  const { words, isHindi, names, rest, begun, services } = read
  const named = cityNamed(names)
  const city = cityCalled(lists, named ?? searchable(chosenCity))
  const ownCity = city && cityIn(pageLists, city)
  const nameScore = (subject: Subject, distance: number) =>
    FOUND_NAME - distance + (rest.length > 0 && toKind(subject) === 'place' ? BESIDE_OTHERS : 0)
  const toScored = (subject: Subject, score: number, pin?: string): Scored => ({
    kind: toKind(subject),
    id: nameId(subject),
    score,
    toPage: () =>
      isUnserved(subject)
        ? unservedPage(subject, { lists: pageLists, directory, code, pin })
        : subjectPage(subject, pageLists, code),
  })
  const scored = [
    ...pagesAboutWorkers(read).map((id, rank) => toScored({ kind: 'page', id }, FOR_WORK - rank * RANK)),
    ...names.map(({ name: { subject }, distance, start, count }) =>
      toScored(subject, nameScore(subject, distance), toPin(words.slice(start, start + count))),
    ),
    ...begun.map((one) => toScored(one.name.subject, scoreBegun(one, words, isHindi))),
    ...scoreOffers(services, (offer) => offerPage(offer, titles[code].get(titleKey(offer)), ownCity)),
  ]
  const best = pickBest(scored)
  // The directory costs more than everything else, and a text with so many meanings is hardly a name.
  if (best.length === MAX_SUGGESTIONS) return best
  const providers = await findProviders(apiIn, text, {
    limit: MAX_OF_A_KIND.provider,
    timeoutMs: PROVIDERS_TIMEOUT_MS,
    language: code,
    directory,
  })
  if (!providers?.length) return best
  return pickBest([...scored, ...scoreProviders(providers, words, pageLists.cities, city)])
}
