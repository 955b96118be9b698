import type { BlogSummary } from '#api/schemas/blog.ts'
import type { Brand } from '#api/schemas/brand.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { type PinDistrict, pinDistricts } from '#catalogue/places/pin-districts.ts'
import { pinPrefixes } from '#catalogue/places/pin-prefixes.ts'
import { type Town, towns } from '#catalogue/places/towns.ts'
import { contact, contactSubjects } from '#content/contact.ts'
import { pageTitles } from '#content/page-heads.ts'
import { search } from '#content/search.ts'
import { cityPart } from '#data/scope/places.ts'
import type { LanguageCode } from '#lib/language.ts'
import { once } from '#lib/memoize.ts'
import { paths } from '#lib/paths.ts'
import { getEntry, placePart, slugify } from '#lib/slug.ts'
import { type Area, allAreas, areas } from '#search/areas.ts'
import { type HelpPage, helpPhrases } from '#search/help-phrases.ts'
import type { Name } from '#search/names.ts'
import { tokenize } from '#search/tokens.ts'

/** The lists of the site in a language. A list that cannot be read is empty. */
export type SiteLists = {
  services: ReadonlyArray<CategorySummary>
  cities: ReadonlyArray<City>
  states: ReadonlyArray<State>
  brands: ReadonlyArray<Brand>
  posts: ReadonlyArray<BlogSummary>
}

/** The subject of a name. Ids are address parts. */
export type Subject =
  | { kind: 'city' | 'state' | 'brand'; id: string }
  | { kind: 'area'; area: Area }
  | { kind: 'town'; town: Town }
  | { kind: 'district'; district: PinDistrict }
  | { kind: 'page'; id: HelpPage }

function getAliases(aliases: Readonly<Record<string, string>>, id: string): Array<string> {
  return Object.entries(aliases).flatMap(([alias, meant]) => (meant === id ? [alias] : []))
}

type Listed = { title: string; _id: string }

/** Returns the titles of entries in all languages, by their ids. */
function getTitles(lists: ReadonlyArray<ReadonlyArray<Listed>>): ReadonlyMap<string, Array<string>> {
  const grouped = Map.groupBy(lists.flat(), ({ _id }) => _id)
  return new Map([...grouped].map(([id, entries]) => [id, entries.map(({ title }) => title)]))
}

function placeNames<T extends City | State>(
  kind: 'city' | 'state',
  lists: ReadonlyArray<ReadonlyArray<T>>,
  othersOf: (place: T, id: string) => Array<string>,
): Array<Name<Subject>> {
  const titles = getTitles(lists)
  return (lists[0] ?? []).map((place) => {
    const id = place.slug
    const others = [id, ...othersOf(place, id)]
    return { subject: { kind, id }, titles: titles.get(place._id) ?? [], others, isPlace: true }
  })
}

/** Returns a name as it is spoken: letters of all scripts in Latin ones, without blanks. */
function spoken(name: string): string {
  return tokenize(name).join('')
}

const townsByName = once(
  () =>
    new Map(towns.flatMap((town) => [town.title, town.hindi].map((name) => [spoken(name), town] as const))),
)

/** Returns the built-in town with one of the names, in any language. */
function townNamed(names: ReadonlyArray<string>): Town | undefined {
  return names.map((name) => townsByName().get(spoken(name))).find(Boolean)
}

/** A listed city with all of its names, and the built-in town that it is. */
type NamedCity = { name: Name<Subject>; id: string; town: Town | undefined }

function nameCities(lists: ReadonlyArray<ReadonlyArray<City>>): Array<NamedCity> {
  const ofCity = ({ aliases = [] }: City, id: string) => [...aliases, ...getAliases(cityAliases, id)]
  return placeNames('city', lists, ofCity).map((name) => {
    const town = townNamed([...name.titles, ...name.others])
    const others = town ? [...name.others, town.title, town.hindi] : name.others
    return { name: { ...name, others }, id: name.others[0] ?? '', town }
  })
}

function toPlaceName(subject: Subject, titles: ReadonlyArray<string>, isExact: boolean): Name<Subject> {
  return { subject, titles, others: [], isPlace: true, ...(isExact && { isExact }) }
}

/** Names the areas of listed cities. An area with the name of a city is that city. */
function areaNames(
  of: ReadonlyArray<Area>,
  cities: ReadonlyArray<NamedCity>,
  isExact: boolean,
): Array<Name<Subject>> {
  const parts = new Set(cities.flatMap(({ name }) => name.others.map(placePart)))
  return of
    .filter(({ cityId, title }) => parts.has(cityId) && !parts.has(slugify(title)))
    .map((area) => toPlaceName({ kind: 'area', area }, [area.title, area.hindi], isExact))
}

/** Names the PIN codes of listed cities, of towns that are not served, and of all sorting districts of India. */
function pinNames(cities: ReadonlyArray<NamedCity>, unserved: ReadonlyArray<Town>): Array<Name<Subject>> {
  const withPins = (subject: Subject, pins: ReadonlyArray<string>) => ({
    ...toPlaceName(subject, [], true),
    pins,
  })
  return [
    ...cities.map(({ name: { subject }, id, town }) =>
      withPins(subject, getEntry(pinPrefixes, cityPart(id))?.split(' ') ?? town?.pins ?? []),
    ),
    ...unserved.map((town) => withPins({ kind: 'town', town }, town.pins)),
    ...pinDistricts.map((district) => withPins({ kind: 'district', district }, [district.prefix])),
  ]
}

/** Names the pages that answer phrases, in the order of the row of the phrase. */
function pageNames(): Array<Name<Subject>> {
  return helpPhrases.flatMap(([ids, phrases]) =>
    ids.map(
      (id): Name<Subject> => ({ subject: { kind: 'page', id }, titles: [], isAnswer: true, others: phrases }),
    ),
  )
}

/** Names everything that has a page on the site, and the places that it does not serve. */
export function namesOfSite(lists: ReadonlyArray<SiteLists>) {
  const cities = nameCities(lists.map((list) => list.cities))
  const served = new Set(cities.map(({ town }) => town))
  const unserved = towns.filter((town) => !served.has(town))
  const brands = lists.map((list) => list.brands.flatMap(({ _id, title }) => (_id ? [{ _id, title }] : [])))
  const brandTitles = getTitles(brands)
  const cityNames = cities.map(({ name }) => name)
  const pins = pinNames(cities, unserved)
  const townNames = (isExact: boolean) =>
    unserved.map((town) => toPlaceName({ kind: 'town', town }, [town.title, town.hindi], isExact))
  const names = [
    ...cityNames,
    ...placeNames(
      'state',
      lists.map((list) => list.states),
      (_, id) => getAliases(stateAliases, id),
    ),
    ...(brands[0] ?? []).map(
      (brand): Name<Subject> => ({
        subject: { kind: 'brand', id: brand._id },
        titles: brandTitles.get(brand._id) ?? [],
        others: [],
        hasParts: true,
      }),
    ),
    ...pageNames(),
    ...areaNames(areas, cities, true),
    ...townNames(true),
    ...pins,
  ]
  const places = () => [...cityNames, ...areaNames(allAreas, cities, false), ...townNames(false), ...pins]
  return { names, places }
}

const helpPages: Readonly<Record<HelpPage, { title: string; href: string }>> = {
  change: { title: contactSubjects.change.topic, href: contactHref('change') },
  complaint: { title: contactSubjects.complaint.topic, href: contactHref('complaint') },
  contact: { title: contact.title, href: paths.contact },
  terms: { title: pageTitles.terms, href: paths.terms },
  career: { title: pageTitles.career, href: paths.career },
  'become-partner': { title: pageTitles.becomePartner, href: paths.becomePartner },
  'privacy-policy': { title: pageTitles.privacy, href: paths.privacyPolicy },
  about: { title: pageTitles.about, href: paths.about },
  'custom-service': { title: search.end.action, href: contactHref('custom-service') },
  profile: { title: search.profile, href: contactHref('profile') },
}

/** Returns the id of a subject, unique among the suggestions of its kind. */
export function nameId(subject: Subject): string {
  switch (subject.kind) {
    case 'state':
      return `state-${subject.id}`
    case 'area':
      return subject.area.id
    case 'town':
      return subject.town.title
    case 'district':
      return subject.district.prefix
    default:
      return subject.id
  }
}

/** Returns the page of a named subject with its title in the language of the lists; undefined if it has no page. */
export function subjectPage(
  subject: Subject,
  { cities, states, brands }: SiteLists,
  code: LanguageCode,
): Suggestion | undefined {
  const id = nameId(subject)
  const cityTitle = (called: string) => cities.find((city) => city.slug === called)?.title
  switch (subject.kind) {
    case 'city': {
      const title = cityTitle(id)
      return title === undefined ? undefined : { kind: 'place', id, title, href: paths.city(id) }
    }
    case 'area': {
      const { cityId, title, hindi } = subject.area
      const city = cityTitle(cityId)
      const areaTitle = `${code === 'hi' ? hindi : title}, ${city}`
      return city === undefined
        ? undefined
        : { kind: 'place', id, title: areaTitle, href: paths.city(cityId) }
    }
    case 'state': {
      const title = states.find((state) => state.slug === subject.id)?.title
      if (title === undefined) return undefined
      // A state with the name of one of the cities gets a title of its own.
      const stateTitle = cities.some((city) => city.title === title) ? search.wholeState(title) : title
      return { kind: 'place', id, title: stateTitle, href: paths.state(subject.id) }
    }
    case 'brand': {
      const brand = brands.find(({ _id }) => _id === id)
      if (!brand) return undefined
      const { title, sample } = brand
      return { kind: 'brand', id, title, href: paths.brand(id), ...(sample && { isSample: true }) }
    }
    case 'page':
      return { kind: 'page', id, ...helpPages[subject.id] }
    case 'town':
    case 'district':
      return undefined
  }
}
