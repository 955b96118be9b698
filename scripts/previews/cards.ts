import { company } from '#content/company.ts'
import { serviceCatalogue } from '#content/data/services.ts'
import { socialCards } from '#content/social-cards.ts'
import { posts } from '#upstream/seed/blog/posts.ts'
import { brands } from '#upstream/seed/brands.ts'
import { catalogue } from '#upstream/seed/catalogue-order.ts'
import { cities } from '#upstream/seed/places/cities.ts'
import { states } from '#upstream/seed/places/states.ts'
import {
  brandMosaic,
  framedPicture,
  heroPicture,
  inset,
  PANEL,
  scenePicture,
  serviceMosaic,
} from './pictures.ts'
import { fit, textPath } from './type.ts'

/** What social networks and messengers show beside a link: 1200 × 630. */
export const CARD = { width: 1200, height: 630 }

/** The light scheme of `src/styles/tokens.css`. */
const INK = '#16172e'
const SOFT = '#54567a'
const PAPER = '#fdfcf9'
const PRIMARY = '#3b30b3'
const MARIGOLD = '#ffb52e'

const LEFT = 68
const COLUMN = 480
/** The baseline of the last line of words. */
const BOTTOM = 556
/** Where the first line of a title may begin at most. */
const HIGHEST = 250
const TITLE_SIZES = [92, 84, 76, 70, 64, 58, 54, 50, 46, 42, 38]

export type Card = {
  /** A word or two above the title. */
  kicker: string
  title: string
  line?: string
  /** Markup of the picture, in a coordinate system of the size of `PANEL`. */
  picture: string
}

function brand(): string {
  const name = textPath(company.name, LEFT + 74, 107, { weight: 800, size: 40, tracking: -0.02 })
  return `${inset('favicon', { x: LEFT, y: 64, width: 58, height: 58 })}<path fill="${INK}" d="${name}"/>`
}

/** Words from the bottom up: the line, the title, the kicker with its bar. */
function words({ kicker, title, line }: Card): string {
  const parts: Array<string> = []
  let y = BOTTOM
  const set = (
    lines: Array<string>,
    style: Parameters<typeof textPath>[3],
    fill: string,
    leading: number,
  ) => {
    for (const text of lines.toReversed()) {
      parts.push(`<path fill="${fill}" d="${textPath(text, LEFT, y, style)}"/>`)
      y -= style.size * leading
    }
  }
  if (line) {
    const below = fit(line, {
      weight: 600,
      leading: 1.36,
      width: COLUMN,
      height: 124,
      sizes: [30, 28, 26, 24],
    })
    set(below.lines, below.style, SOFT, 1.36)
    y -= 18
  }
  const room = { width: COLUMN, height: y - HIGHEST, leading: 1.1, sizes: TITLE_SIZES }
  const head = fit(title, { weight: 800, tracking: -0.025, ...room })
  set(head.lines, head.style, INK, 1.1)
  y -= 12
  set([kicker], { weight: 600, size: 32 }, PRIMARY, 1)
  parts.push(`<rect x="${LEFT}" y="${y - 26}" width="72" height="8" rx="4" fill="${MARIGOLD}"/>`)
  return parts.join('')
}

/**
 * The whole card as SVG without text elements and for the light scheme alone. The paper lies over the picture and has a
 * hole for it: a clip path would take four times the time to draw.
 */
export function cardSvg(card: Card): string {
  const { width, height } = CARD
  const { x } = PANEL
  const hole = `M${x + 44} 0H${width}V${height}H${x + 44}A44 44 0 0 1 ${x} ${height - 44}V44A44 44 0 0 1 ${x + 44} 0z`
  const paper = `<path fill="${PAPER}" fill-rule="evenodd" d="M0 0h${width}v${height}H0z${hole}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${x})">${card.picture}</g>${paper}${brand()}${words(card)}</svg>`
}

type Entry = [file: string, card: Card]

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
    const picture = scenePicture(`images/cities/${id}`)
    return [`cities/${id}`, { kicker: socialCards.city.kicker, title, line, picture }]
  })
  const ofStates = states.map(({ id, title }): Entry => {
    const { kicker, line, unserved } = socialCards.state
    const served = cities.filter(({ stateId }) => stateId === id).map((city) => city.title)
    const below = served.length > 0 ? line(served) : unserved
    const picture = scenePicture(`images/states/${id}`)
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
    { kicker: categories[0] ?? '', title, picture: heroPicture(`images/blog/${slug}`) },
  ])
}

/** The card of every page that has one of its own, and the one of all others, by file name without its ending. */
export function socialCardEntries(): Array<Entry> {
  const hero = framedPicture('images/promos/hero', '#efedff', 580)
  return [
    ['default', { ...socialCards.site, picture: hero }],
    ...services(),
    ...placeCards(),
    ...brandCards(),
    ...postCards(),
  ]
}
