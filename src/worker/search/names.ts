import type { Brand } from '#api/schemas/brand.ts'
import type { City, State } from '#api/schemas/place.ts'
import type { Suggestion } from '#api/schemas/search.ts'
import { providerCards } from '#content/data/providers.ts'
import { cityAliases, stateAliases } from '#content/places/aliases.ts'
import { search } from '#content/search.ts'
import { memoizeWeak } from '#lib/memoize-weak.ts'
import { paths } from '#lib/paths.ts'
import { idOf } from '#lib/slug.ts'
import { allWords } from '#search/words.ts'
import type { AllLists, NameLists } from '#worker/search/site-lists.ts'

/** A place, a brand or a person, with all that it is called. */
export type Name = {
  /** Of what it is the name, whatever the language. */
  key: string
  page: Suggestion
  /** Whole names, each without blanks: 'navimumbai', 'newbombay'. */
  spellings: ReadonlyArray<string>
  /** Those of its titles. */
  titles: ReadonlyArray<string>
  /** The words of its titles. */
  words: ReadonlyArray<string>
  /** Whether one of its words is enough to mean it: people and brands are called by a part of their name. */
  hasParts: boolean
  /** Whether its spelling in the letters of the text is known, so that it need not be heard in them. */
  isSpelt?: boolean
  city?: City
}

function joined(text: string): string {
  return allWords(text).join('')
}

function spellingsOf(names: ReadonlyArray<string>): Array<string> {
  return [...new Set(names.map(joined))].filter(Boolean)
}

function nameOf(key: string, page: Suggestion, others: ReadonlyArray<string>, hasParts: boolean): Name {
  const titles = spellingsOf([page.title])
  return {
    key,
    page,
    spellings: spellingsOf([page.title, ...others]),
    titles,
    words: allWords(page.title),
    hasParts,
  }
}

function othersOf(aliases: Readonly<Record<string, string>>, id: string): Array<string> {
  return Object.entries(aliases).flatMap(([alias, meant]) => (meant === id ? [alias] : []))
}

const cityNames = memoizeWeak(
  (cities: ReadonlyArray<City>): Array<Name> =>
    cities.map((city) => {
      const id = idOf(city)
      const page = { kind: 'place' as const, id, title: city.title, href: paths.city(id) }
      const others = [id, ...(city.aliases ?? []), ...othersOf(cityAliases, id)]
      return { ...nameOf(`city ${city._id}`, page, others, false), city }
    }),
)

const stateNames = memoizeWeak(
  (states: ReadonlyArray<State>): Array<Name> =>
    states.map((state) => {
      const id = idOf(state)
      const page = { kind: 'place' as const, id: `state-${id}`, title: state.title, href: paths.state(id) }
      return nameOf(`state ${state._id}`, page, [id, ...othersOf(stateAliases, id)], false)
    }),
)

const brandNames = memoizeWeak(
  (brands: ReadonlyArray<Brand>): Array<Name> =>
    brands.flatMap(({ _id: id, title }) =>
      id ? [nameOf(`brand ${id}`, { kind: 'brand', id, title, href: paths.brand(id) }, [], true)] : [],
    ),
)

/** Their ids are their English names. */
const personNames = providerCards.map(({ id, name }): Name => {
  const page = { kind: 'person' as const, id, title: name, href: paths.provider(id), isSample: true }
  const words = [...new Set([...allWords(id), ...allWords(name)])]
  const titles = spellingsOf([id, name])
  return { key: `person ${id}`, page, spellings: titles, titles, words, hasParts: true }
})

/**
 * Everything that has a name and a page; the built-in samples only when nobody real is there. A state that is called like
 * one of the cities is told apart.
 */
function allNames({ cities, states, brands }: NameLists, hasPeople: boolean): Array<Name> {
  const titles = new Set(cities.map(({ title }) => title))
  const told = stateNames(states).map((name) =>
    titles.has(name.page.title)
      ? { ...name, page: { ...name.page, title: search.wholeState(name.page.title) } }
      : name,
  )
  return [...cityNames(cities), ...told, ...brandNames(brands), ...(hasPeople ? [] : personNames)]
}

/** Names that are also spelt as those of another language. */
function alsoSpelt(names: ReadonlyArray<Name>, others: ReadonlyArray<Name>): Array<Name> {
  const byKey = new Map(others.map((name) => [name.key, name]))
  const all = (one: ReadonlyArray<string>, other: ReadonlyArray<string> = []) => [
    ...new Set([...one, ...other]),
  ]
  return names.map((name) => {
    const other = byKey.get(name.key)
    return {
      ...name,
      isSpelt: other !== undefined && other.page.title !== name.page.title,
      spellings: all(name.spellings, other?.spellings),
      titles: all(name.titles, other?.titles),
      words: all(name.words, other?.words),
    }
  })
}

/** The names that a text is compared with, and the page of each in the language of the page. */
export type KnownNames = { names: ReadonlyArray<Name>; pageOf: (name: Name) => Suggestion }

export function namesIn({ english, own, spelt }: AllLists, hasPeople: boolean): KnownNames {
  const names = allNames(english, hasPeople)
  const told = own === english ? names : allNames(own, hasPeople)
  return {
    names: spelt === english ? names : alsoSpelt(names, allNames(spelt, hasPeople)),
    pageOf: ({ key, page }) => told.find((name) => name.key === key)?.page ?? page,
  }
}
