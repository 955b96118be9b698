import { serviceCatalogue } from '#catalogue/service-list.ts'
import { company } from '#content/company.ts'
import { socialCards as strings } from '#content/social-cards.ts'
import { language } from '#lib/language.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import type { Card } from './card-svg.ts'
import { brands, cities, posts, states } from './named-entries.ts'
import {
  brandMosaic,
  framedPicture,
  hasPicture,
  heroPicture,
  scenePicture,
  serviceMosaic,
} from './pictures.ts'

type CardEntry = [file: string, card: Omit<Card, 'site'>]

const serviceTitles = new Map(serviceCatalogue.map(({ id, title }) => [id, title]))

function getNames(serviceIds: ReadonlyArray<string>): Array<string> {
  return serviceIds.flatMap((id) => serviceTitles.get(id) ?? [])
}

/**
 * Returns the card of a page. Returns none when its subject lacks a picture: the page then uses the general preview.
 */
function cardOf(file: string, toCard: () => CardEntry[1]): Array<CardEntry> {
  if (hasPicture(`images/${file}`)) return [[file, toCard()]]
  console.warn(`public/images/${file}.svg is missing: the page gets the general preview in ${language.code}.`)
  return []
}

/** Returns the jobs of a service that have a picture, beginning with one of each job group. */
function getJobs(id: string): Array<string> {
  const groups = catalogue.find((category) => category.id === id)?.children ?? []
  const longest = Math.max(...groups.map(({ services }) => services.length))
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.map(({ services }) => services[round]?.id),
  )
  return rounds
    .flat()
    .filter((job) => job !== undefined)
    .filter((job) => hasPicture(`images/services/${job}`))
}

function services(): Array<CardEntry> {
  return serviceCatalogue.flatMap(({ id, title, summary }, order) =>
    cardOf(`services/${id}`, () => ({
      ...strings.service,
      title,
      line: summary,
      picture: serviceMosaic(id, getJobs(id), order),
    })),
  )
}

function placeCards(): Array<CardEntry> {
  const stateTitles = new Map(states.map(({ id, title }) => [id, title]))
  const ofCities = cities.flatMap(({ id, title, stateId, serviceIds }) => {
    const line = strings.city.line(stateTitles.get(stateId), title, getNames(serviceIds))
    return cardOf(`cities/${id}`, () => {
      const picture = scenePicture(`images/cities/${id}`)
      return { kicker: strings.city.kicker, title, line, picture }
    })
  })
  const ofStates = states.flatMap(({ id, title }) => {
    const { kicker, line, unserved } = strings.state
    const served = cities.filter(({ stateId }) => stateId === id).map((city) => city.title)
    const below = served.length > 0 ? line(served) : unserved
    return cardOf(`states/${id}`, () => {
      const picture = scenePicture(`images/states/${id}`)
      return { kicker, title, line: below, picture }
    })
  })
  return [...ofCities, ...ofStates]
}

function brandCards(): Array<CardEntry> {
  return brands.flatMap(({ id, title, serviceIds }, order) =>
    cardOf(`brands/${id}`, () => {
      const drawn = serviceIds.filter((service) => hasPicture(`images/services/${service}`))
      const picture = brandMosaic(id, [...drawn, ...serviceIds.flatMap(getJobs)], order)
      return { ...strings.brand, title, picture }
    }),
  )
}

function postCards(): Array<CardEntry> {
  return posts.flatMap(({ slug, title, category }) =>
    cardOf(`blog/${slug}`, () => ({ kicker: category, title, picture: heroPicture(`images/blog/${slug}`) })),
  )
}

/**
 * Returns the general card and the cards of all pages that have their own, by file name without extension. Uses the
 * strings of the current build; `cardsIn` selects a language.
 */
export function socialCards(): Array<[file: string, card: Card]> {
  const hero = framedPicture('images/promos/hero', '#efedff', 580)
  const entries: Array<CardEntry> = [
    ['default', { ...strings.site, picture: hero }],
    ...services(),
    ...placeCards(),
    ...brandCards(),
    ...postCards(),
  ]
  return entries.map(([file, card]) => [file, { ...card, site: company.name }])
}
