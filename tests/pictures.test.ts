import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { placeDrawing } from '#catalogue/places/drawings.ts'
import { builtInCities, builtInStates } from '#data/places/built-in.ts'
import { brands, catalogue } from '#upstream/seed/catalogue.ts'
import { cities, states } from '#upstream/seed/places.ts'
import { posts } from '#upstream/seed/posts.ts'

const ROOT = path.join(import.meta.dirname, '..')

function getFiles(folder: string, name: RegExp): Array<string> {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => path.join(ROOT, folder, file))
}

const pictures = getFiles('public/images', /\.svg$/).map((file) => ({
  address: path.relative(path.join(ROOT, 'public/images'), file),
  svg: readFileSync(file, 'utf8'),
}))

/** Addresses that the sources spell out: promotions, fallbacks, the figures of posts. */
const named = getFiles('src', /(?<!\.test)\.(?:tsx?|md)$/).flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/\/images\/([\w-]+\/[\w-]+\.svg)/g),
    ([, address = '']) => address,
  ),
)

const jobs = catalogue.flatMap(({ children }) => children.flatMap(({ services }) => services))

const expectedPictures = new Set([
  ...[...catalogue, ...jobs].map(({ id }) => `services/${id}.svg`),
  ...[...cities, ...builtInCities].map(({ id }) => `cities/${id}.svg`),
  ...[...states, ...builtInStates].map(({ id }) => `states/${id}.svg`),
  ...brands.map(({ id }) => `brands/${id}.svg`),
  ...posts.map(({ picture }) => picture.replace('/images/', '')),
  ...named,
])

test('every address of a picture in the sources has its file', () => {
  const drawn = new Set(pictures.map(({ address }) => address))
  expect(named.filter((address) => !drawn.has(address))).toEqual([])
})

test('a place without a picture has no drawing', () => {
  for (const kind of ['cities', 'states'] as const) {
    expect(placeDrawing(kind, 'delhi')).toBe(`/images/${kind}/delhi.svg`)
    expect(placeDrawing(kind, 'atlantis')).toBeUndefined()
  }
})

test('no picture is unused', () => {
  expect(pictures.map(({ address }) => address).filter((address) => !expectedPictures.has(address))).toEqual(
    [],
  )
})

test('a picture states its size, has colors for both schemes and loads nothing', () => {
  for (const { address, svg } of pictures) {
    const [opening = ''] = svg.match(/<svg\b[^>]*>/) ?? []
    for (const size of [/ width="\d+"/, / height="\d+"/, / viewBox="0 0 \d+ \d+"/])
      expect(opening, address).toMatch(size)
    expect(svg, address).toMatch(/@media\s*\(prefers-color-scheme:\s*dark\)/)
    expect(svg, address).not.toMatch(/<script|<image|<text|\bhref=|@import|url\((?!#)/)
  }
})

test('ids are unique across pictures', () => {
  const ids = pictures.flatMap(({ svg }) => Array.from(svg.matchAll(/\bid="([^"]*)"/g), ([, id]) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('a promotion has another background than the card below it', () => {
  const grounds = pictures
    .filter(({ address }) => address.startsWith('promos/'))
    .flatMap(({ address, svg }) => (/<path d="M0 \d+h320v\d+H0z" class="c"/.test(svg) ? [address] : []))
  expect(grounds).toEqual([])
})
