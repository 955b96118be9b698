import { serviceCatalogue } from '#catalogue/service-list.ts'
import { company } from '#content/company.ts'
import { socialCards as strings } from '#content/social-cards.ts'
import { catalogue } from '#upstream/seed/catalogue.ts'
import type { Card } from './card-svg.ts'
import { brands, cities, posts, states } from './named-entries.ts'
import { brandMosaic, framedPicture, heroPicture, scenePicture, serviceMosaic } from './pictures.ts'

type CardEntry = [file: string, card: Omit<Card, 'site'>]

const serviceTitles = new Map(serviceCatalogue.map(({ id, title }) => [id, title]))

function getNames(serviceIds: ReadonlyArray<string>): Array<string> {
  return serviceIds.flatMap((id) => serviceTitles.get(id) ?? [])
}

/** Returns jobs of a service, one of each group first. */
function getJobs(id: string): Array<string> {
  const groups = catalogue.find((category) => category.id === id)?.children ?? []
  const longest = Math.max(...groups.map(({ services }) => services.length))
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.map(({ services }) => services[round]?.id),
  )
  return rounds.flat().filter((job) => job !== undefined)
}

function services(): Array<CardEntry> {
  return serviceCatalogue.map(({ id, title, summary }, order) => [
    `services/${id}`,
    { ...strings.service, title, line: summary, picture: serviceMosaic(id, getJobs(id), order) },
  ])
}

function placeCards(): Array<CardEntry> {
  const stateTitles = new Map(states.map(({ id, title }) => [id, title]))
  const ofCities = cities.map(({ id, title, stateId, serviceIds }): CardEntry => {
    const line = strings.city.line(stateTitles.get(stateId), title, getNames(serviceIds))
    const picture = scenePicture(`images/cities/${id}`)
    return [`cities/${id}`, { kicker: strings.city.kicker, title, line, picture }]
  })
  const ofStates = states.map(({ id, title }): CardEntry => {
    const { kicker, line, unserved } = strings.state
    const served = cities.filter(({ stateId }) => stateId === id).map((city) => city.title)
    const below = served.length > 0 ? line(served) : unserved
    const picture = scenePicture(`images/states/${id}`)
    return [`states/${id}`, { kicker, title, line: below, picture }]
  })
  return [...ofCities, ...ofStates]
}

function brandCards(): Array<CardEntry> {
  return brands.map(({ id, title, serviceIds }, order) => {
    const picture = brandMosaic(id, [...serviceIds, ...serviceIds.flatMap(getJobs)], order)
    return [`brands/${id}`, { ...strings.brand, title, picture }]
  })
}

function postCards(): Array<CardEntry> {
  return posts.map(({ slug, title, category }) => [
    `blog/${slug}`,
    { kicker: category, title, picture: heroPicture(`images/blog/${slug}`) },
  ])
}

/**
 * Returns the card of every page that has one of its own, and the one of all others, by file name without its ending.
 * In the words that this module is given: `cardsIn` gives it those of a language.
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
