import type { BlogSummary } from '#api/schemas/blog.ts'
import type { Brand } from '#api/schemas/brand.ts'
import type { CategorySummary } from '#api/schemas/category.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { Suggestion } from '#api/schemas/search-results.ts'
import { contactHref } from '#catalogue/contact-href.ts'
import { cityAliases, stateAliases } from '#catalogue/places/aliases.ts'
import { type Town, towns } from '#catalogue/places/towns.ts'
import { contact, contactSubjects } from '#content/contact.ts'
import { pageTitles } from '#content/page-heads.ts'
import { search } from '#content/search.ts'
import type { LanguageCode } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { getId, placePart, slugify } from '#lib/slug.ts'
import { type Area, areas } from '#search/areas.ts'
import { type HelpPage, helpPhrases } from '#search/help-phrases.ts'
import type { Name } from '#search/names.ts'

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
    const id = getId(place)
    const others = [id, ...othersOf(place, id)]
    return { subject: { kind, id }, titles: titles.get(place._id) ?? [], others, isPlace: true }
  })
}

/** Returns the address parts of all names of cities. */
function toParts(cities: ReadonlyArray<City>): Set<string> {
  return new Set(cities.flatMap((city) => [getId(city), ...(city.aliases ?? []).map(placePart)]))
}

function exactPlace(subject: Subject, titles: ReadonlyArray<string>): Name<Subject> {
  return { subject, titles, others: [], isExact: true, isPlace: true }
}

/**
 * Names the areas of served cities, and the towns that are not served unless they share the name of a city.
 */
function placesOfText(cities: ReadonlyArray<City>): Array<Name<Subject>> {
  const parts = toParts(cities)
  return [
    ...areas
      .filter(({ cityId, title }) => parts.has(cityId) && !parts.has(slugify(title)))
      .map((area) => exactPlace({ kind: 'area', area }, [area.title, area.hindi])),
    ...towns
      .filter(({ title }) => !parts.has(slugify(title)))
      .map((town) => exactPlace({ kind: 'town', town }, [town.title, town.hindi])),
  ]
}

function pageNames(): Array<Name<Subject>> {
  const pages = new Set(helpPhrases.flatMap(([ids]) => ids))
  return [...pages].map((id) => ({
    subject: { kind: 'page', id },
    titles: [],
    isAnswer: true,
    others: helpPhrases.flatMap(([ids, phrases]) => (ids.includes(id) ? phrases : [])),
  }))
}

/** Names everything that has a page on the site, and the towns that it does not serve. */
export function namesOfSite(lists: ReadonlyArray<SiteLists>): Array<Name<Subject>> {
  const cities = lists.map((list) => list.cities)
  const brands = lists.map((list) => list.brands.flatMap(({ _id, title }) => (_id ? [{ _id, title }] : [])))
  const brandTitles = getTitles(brands)
  return [
    ...placeNames('city', cities, ({ aliases = [] }, id) => [...aliases, ...getAliases(cityAliases, id)]),
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
    ...placesOfText(cities[0] ?? []),
  ]
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
  const cityTitle = (called: string) => cities.find((city) => getId(city) === called)?.title
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
      const title = states.find((state) => getId(state) === subject.id)?.title
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
      return undefined
  }
}
