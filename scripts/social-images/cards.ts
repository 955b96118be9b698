import { serviceCatalogue } from '#content/services.ts'
import { socialCards } from '#content/social-cards.ts'
import { posts } from '#upstream/seed/blog/posts.ts'
import { brands } from '#upstream/seed/brands.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { cities } from '#upstream/seed/places/cities.ts'
import { states } from '#upstream/seed/places/states.ts'
import { blogDrawings } from '../illustrations/blog.ts'
import { cityDrawings } from '../illustrations/cities.ts'
import { promoDrawings } from '../illustrations/promos.ts'
import { stateDrawings } from '../illustrations/states.ts'
import type { Card } from './card.ts'
import { brandMosaic, framedPicture, heroPicture, scenePicture, serviceMosaic } from './pictures.ts'

type Entry = [file: string, card: Card]

function of<T>(table: Record<string, T>, id: string): T {
  const entry = table[id]
  if (entry === undefined) throw new Error(`There is no drawing '${id}'.`)
  return entry
}

const serviceTitles = new Map(serviceCatalogue.map(({ id, title }) => [id, title]))

function namesOf(serviceIds: ReadonlyArray<string>): Array<string> {
  return serviceIds.flatMap((id) => serviceTitles.get(id) ?? [])
}

/** Jobs of a category, one of each group first. */
function jobsOf(id: string): Array<string> {
  const groups = catalogue.find((category) => category.id === id)?.children ?? []
  const longest = Math.max(...groups.map(({ services }) => services.length))
  const rounds = Array.from({ length: longest }, (_, round) =>
    groups.map(({ services }) => services[round]?.id),
  )
  return rounds.flat().filter((job) => job !== undefined)
}

function services(): Array<Entry> {
  return serviceCatalogue.map(({ id, title, summary }, order) => [
    `services/${id}`,
    { ...socialCards.service, title, line: summary, picture: serviceMosaic(id, jobsOf(id), order) },
  ])
}

function placeCards(): Array<Entry> {
  const stateTitles = new Map(states.map(({ id, title }) => [id, title]))
  const ofCities = cities.map(({ id, title, stateId, serviceIds }): Entry => {
    const line = socialCards.city.line(stateTitles.get(stateId), title, namesOf(serviceIds))
    const picture = scenePicture(of(cityDrawings, id))
    return [`cities/${id}`, { kicker: socialCards.city.kicker, title, line, picture }]
  })
  const ofStates = states.map(({ id, title }): Entry => {
    const { kicker, line, unserved } = socialCards.state
    const served = cities.filter(({ stateId }) => stateId === id).map((city) => city.title)
    const below = served.length > 0 ? line(served) : unserved
    const picture = scenePicture(of(stateDrawings, id))
    return [`states/${id}`, { kicker, title, line: below, picture }]
  })
  return [...ofCities, ...ofStates]
}

function brandCards(): Array<Entry> {
  return brands.map(({ id, title, serviceIds }, order) => {
    const picture = brandMosaic(id, [...serviceIds, ...serviceIds.flatMap(jobsOf)], order)
    return [`brands/${id}`, { ...socialCards.brand, title, picture }]
  })
}

function postCards(): Array<Entry> {
  return posts.map(({ slug, title, categories }) => [
    `blog/${slug}`,
    { kicker: categories[0] ?? '', title, picture: heroPicture(of(blogDrawings, slug)) },
  ])
}

/** The card of every page that has one of its own, and the one of all others, by file name without its ending. */
export function socialCardEntries(): Array<Entry> {
  const hero = framedPicture(of(promoDrawings, 'hero'), '#efedff', 580)
  return [
    ['default', { ...socialCards.site, picture: hero }],
    ...services(),
    ...placeCards(),
    ...brandCards(),
    ...postCards(),
  ]
}
