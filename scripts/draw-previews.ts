import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtInCities, builtInStates } from '#data/places/built-in.ts'
import { picturedIds } from './build/pictured-ids.ts'
import { renderPng } from './render-png.ts'

/**
 * Draws the link previews into public/images/og: one for each service and post with a drawing, one for cities, one for
 * states, and a general one. They have no text, because messengers show title and description beside them.
 */
const IMAGES = path.join(import.meta.dirname, '../public/images')
const FOLDER = path.join(IMAGES, 'og')
const WIDTH = 1200
const HEIGHT = 630
/** `--color-tint` of src/styles/tokens.css. */
const GROUND = '#efedff'

/** Embeds a drawing as a picture of its own, because drawings share the names of their classes. */
function embed(name: string): string {
  return `data:image/svg+xml;base64,${readFileSync(path.join(IMAGES, `${name}.svg`)).toString('base64')}`
}

/** Returns a drawing in the middle of the card. */
function centerDrawing(name: string, width: number, height: number): string {
  const at = `x="${(WIDTH - width) / 2}" y="${(HEIGHT - height) / 2}"`
  return `<image href="${embed(name)}" ${at} width="${width}" height="${height}"/>`
}

/** Returns three drawings side by side, each cut to its middle. */
function sideBySide(names: ReadonlyArray<string>): string {
  const [width, height, gap] = [360, 400, 20]
  const left = (WIDTH - 3 * width - 2 * gap) / 2
  const size = `width="${width}" height="${height}"`
  return names
    .slice(0, 3)
    .map((name, index) => {
      const at = `x="${left + index * (width + gap)}" y="${(HEIGHT - height) / 2}"`
      return `<svg ${at} ${size}><image href="${embed(name)}" ${size} preserveAspectRatio="xMidYMid slice"/></svg>`
    })
    .join('')
}

function draw(name: string, picture: string): void {
  const file = path.join(FOLDER, `${name}.png`)
  mkdirSync(path.dirname(file), { recursive: true })
  const ground = `<path fill="${GROUND}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`
  writeFileSync(
    file,
    renderPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${picture}</svg>`,
    ),
  )
}

rmSync(FOLDER, { recursive: true, force: true })
const { services, blog } = picturedIds()
draw('default', centerDrawing('promos/hero', 540, 540))
draw('city', sideBySide(builtInCities.map(({ id }) => `cities/${id}`)))
draw('state', sideBySide(builtInStates.map(({ id }) => `states/${id}`)))
for (const id of services) draw(`services/${id}`, centerDrawing(`services/${id}`, 450, 450))
for (const slug of blog) draw(`blog/${slug}`, centerDrawing(`blog/${slug}`, 896, 504))
