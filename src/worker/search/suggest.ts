import type { ApiClient } from '#api/client.ts'
import { findCity, servicesOf } from '#api/places/resolve-place.ts'
import type { City } from '#api/schemas/place.ts'
import type { Suggestion } from '#api/schemas/search.ts'
import { search } from '#content/search.ts'
import { type LanguageCode, language } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { idOf, placePart } from '#lib/slug.ts'
import { ifKnown } from '#worker/endpoints/site-data.ts'
import { findNames } from '#worker/search/find-names.ts'
import { type KnownNames, namesIn } from '#worker/search/names.ts'
import { type FoundPeople, findPeople, isNamed, personPage } from '#worker/search/people.ts'
import { type Offer, offersOf, scoreOffers, serviceOf, type TypedWord } from '#worker/search/score-offer.ts'
import { type AllLists, type ApiIn, cityAmong, jobTitles, readAllLists } from '#worker/search/site-lists.ts'
import { languageOfLetters, searchable, textWords } from '#worker/search/text-words.ts'

/** With fewer letters nothing is meant yet. */
const FEWEST_LETTERS = 2
const MOST_SUGGESTIONS = 8
const MOST_OF_A_KIND: Record<Suggestion['kind'], number> = {
  service: 3,
  job: 5,
  place: 4,
  brand: 2,
  person: 3,
}
/** More categories than this are not looked into for jobs. */
const MOST_CATEGORIES = 40
/** What the beginning of a name is worth, beside the words of an offer. */
const BEGUN_NAME = 2.4
const FOUND_NAME = 3.2
const BY_ITS_TITLE = 0.3
/** 'Ma' is Mangalore rather than Chennai, once Madras. */
const BY_ANOTHER_NAME = -0.3
/** Somebody of the directory comes after who is called the same here, and after every offer when only the trade fits. */
const OF_DIRECTORY = -0.05
const BY_TRADE = 0.2
/** Beside the offers of a tap a Tapan Lal comes after them for 'tap l', and before what only the trade fits. */
const BY_BEGINNINGS = 0.3
/** Longest that suggestions wait for the directory. */
const PEOPLE_TIMEOUT_MS = 300

/** What may be meant: an offer, of which the page is known once it is among the best, or a page. */
type Scored = { means: Offer | Suggestion; score: number }

/** All services and jobs, by the cached lists; of a category that could not be read only the service is known. */
async function readOffers(api: ApiClient): Promise<Array<Offer>> {
  const categories = (await ifKnown(api.categories())) ?? []
  const known = await Promise.all(
    categories.slice(0, MOST_CATEGORIES).map(async (head) => {
      const category = await ifKnown(api.category(head._id))
      return category ? offersOf(category) : [serviceOf(head)]
    }),
  )
  return known.flat()
}

/** The same, to be found by what they are called in the language of the text's letters too. */
async function readOffersFor(apiIn: ApiIn, letters: LanguageCode): Promise<Array<Offer>> {
  if (letters === 'en') return readOffers(apiIn('en'))
  const [offers, others] = await Promise.all([readOffers(apiIn('en')), readOffers(apiIn(letters))])
  const byKey = new Map(others.map((offer) => [`${offer.kind} ${offer.id}`, offer]))
  return offers.map((offer) => {
    const other = byKey.get(`${offer.kind} ${offer.id}`)
    if (!other) return offer
    return {
      ...offer,
      words: [...new Set([...offer.words, ...other.words])],
      ofService: [...new Set([...offer.ofService, ...other.ofService])],
      more: [...new Set([...offer.more, ...other.more])],
    }
  })
}

/** Whether a city has a service or a job. */
function isOffered({ kind, id, serviceId }: Offer, city: City): boolean {
  return (
    servicesOf(city).includes(serviceId) && (kind === 'service' || !city.jobIds || city.jobIds.includes(id))
  )
}

/** Reads what another language calls offers; one that could not be read keeps its English title. */
async function readOwnTitles(api: ApiClient, offers: ReadonlyArray<Offer>): Promise<(offer: Offer) => Offer> {
  const ids = [...new Set(offers.map(({ serviceId }) => serviceId))]
  const read = await Promise.all(ids.map(async (id) => [id, await ifKnown(api.category(id))] as const))
  const categories = new Map(read)
  return (offer) => {
    const category = categories.get(offer.serviceId)
    if (!category) return offer
    const title = offer.kind === 'service' ? category.title : jobTitles(category).get(offer.id)
    return title ? { ...offer, title } : offer
  }
}

/** The page of an offer, in a city. */
function pageOf({ kind, id, serviceId, title }: Offer, city: City | undefined): Suggestion {
  return city
    ? { kind, id, title: search.inCity(title, city.title), href: paths.serviceInCity(serviceId, idOf(city)) }
    : { kind, id, title, href: paths.service(serviceId) }
}

/** Names of which a word begins with what is typed, or whose other name does. */
function begunNames(typed: ReadonlyArray<TypedWord>, { names, pageOf }: KnownNames): Array<Scored> {
  const text = typed.map((word) => word.text).join('')
  return names.flatMap((name) => {
    const { words, spellings, titles } = name
    const hasAll = typed.every((word) => words.some((each) => each.startsWith(word.text)))
    if (!hasAll && !spellings.some((spelling) => spelling.startsWith(text))) return []
    const nearer = titles.some((title) => title.startsWith(text))
      ? BY_ITS_TITLE
      : hasAll
        ? 0
        : BY_ANOTHER_NAME
    return [{ means: pageOf(name), score: BEGUN_NAME + nearer - words.length / 100 }]
  })
}

function typedWords(text: string): Array<TypedWord> {
  const { words, isHindi } = textWords(text)
  return words.map((word, index) => ({ text: word, isBegun: index === words.length - 1, isHindi }))
}

/** The best of each kind, and of all. */
function bestOf(scored: ReadonlyArray<Scored>): Array<Scored['means']> {
  const taken = new Map<string, number>()
  const seen = new Set<string>()
  return [...scored]
    .sort((one, other) => other.score - one.score)
    .filter(({ means: { kind, id } }) => {
      const count = taken.get(kind) ?? 0
      if (seen.has(`${kind} ${id}`) || count >= MOST_OF_A_KIND[kind]) return false
      seen.add(`${kind} ${id}`)
      taken.set(kind, count + 1)
      return true
    })
    .slice(0, MOST_SUGGESTIONS)
    .map(({ means }) => means)
}

/** What a name is worth to a text that it begins with, or that has only beginnings of its words; 0 to another text. */
function scoreName(person: FoundPeople['people'][number], words: ReadonlyArray<string>): number {
  if (!isNamed(person, words)) return 0
  const before = words.slice(0, -1)
  const isWritten = before.length === 0 || isNamed(person, before, { whole: true })
  return isWritten ? BEGUN_NAME + BY_ITS_TITLE + OF_DIRECTORY : BY_BEGINNINGS
}

/** People by name; by trade and place too when a text has several words, and then those of the city alone if there is one. */
function scorePeople(
  people: FoundPeople['people'],
  words: ReadonlyArray<string>,
  cities: ReadonlyArray<City>,
  city: City | undefined,
): Array<Scored> {
  return people.flatMap((person, index) => {
    const name = scoreName(person, words)
    const isElsewhere = city !== undefined && person.cityId !== city._id && person.cityId !== idOf(city)
    if (name === 0 && (words.length < 2 || isElsewhere)) return []
    return [{ means: personPage(person, cities), score: (name || BY_TRADE) - index / 100 }]
  })
}

/** The city with this address part, or called so in one of the lists. */
function chosenAmong({ english, own }: AllLists, chosen: string): City | undefined {
  const part = placePart(chosen)
  const called = part && own.cities.find(({ title }) => placePart(title) === part)
  return findCity(english.cities, part) ?? english.cities.find(({ _id }) => called && _id === called._id)
}

/**
 * Pages that a text may mean while it is typed: services, jobs, places and brands, by the cached lists alone, and people, by
 * the directory. In the city that the text names, else in the chosen one, which is given by its name or its address part,
 * where that has the service. What is found depends on the text alone; the language of the page says what is told of it.
 */
export async function suggest(
  apiIn: ApiIn,
  asked: string,
  chosenCity: string,
  pageLanguage: LanguageCode = language.code,
): Promise<Array<Suggestion>> {
  const text = searchable(asked)
  if ([...text].length < FEWEST_LETTERS) return []
  const read = textWords(text)
  if (read.words.length === 0) return []
  const letters = languageOfLetters(text)
  const [lists, offers, { people, isReal }] = await Promise.all([
    readAllLists(apiIn, pageLanguage, letters),
    readOffersFor(apiIn, letters),
    findPeople(apiIn, text, {
      limit: MOST_OF_A_KIND.person,
      timeoutMs: PEOPLE_TIMEOUT_MS,
      language: pageLanguage,
    }),
  ])
  const { own } = lists
  const known = namesIn(lists, isReal)
  const found = findNames(read, known.names)
  const named = found.find(({ name }) => name.city)?.name.city
  const city = named ?? chosenAmong(lists, searchable(chosenCity))
  const ownCity = city && cityAmong(own.cities, city)
  const rest = typedWords(found.length > 0 ? read.without(found) : text)
  const best = bestOf([
    ...found.map(({ name, distance }) => ({
      means: known.pageOf(name),
      score: FOUND_NAME - distance - (rest.length > 0 && name.page.kind === 'place' ? 2 : 0),
    })),
    ...begunNames(typedWords(text), known),
    ...scoreOffers(rest, offers),
    ...scorePeople(people, read.words, own.cities, city),
  ])
  const told = best.flatMap((means) => ('href' in means ? [] : [means]))
  const inOwnWords =
    pageLanguage === 'en' ? (offer: Offer) => offer : await readOwnTitles(apiIn(pageLanguage), told)
  return best.map((means) => {
    if ('href' in means) return means
    return pageOf(inOwnWords(means), city && isOffered(means, city) ? ownCity : undefined)
  })
}
