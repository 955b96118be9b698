import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blogDrawings } from './illustrations/blog.ts'
import { blogSvg } from './illustrations/blog-frame.ts'
import { brandDrawings } from './illustrations/brands.ts'
import { cityDrawings } from './illustrations/cities.ts'
import { iconSvg, pictureSvg, sceneSvg } from './illustrations/frame.ts'
import { iconDrawings } from './illustrations/icons.ts'
import { promoDrawings } from './illustrations/promos.ts'
import { stateDrawings } from './illustrations/states.ts'
import { writeAppIcons } from './social-images/write-app-icons.ts'
import { writeSocialImages } from './social-images/write-social-images.ts'

/** Writes every illustration of the site to public/images, from the drawings in scripts/illustrations, and what is made of them. */
const PUBLIC = path.join(import.meta.dirname, '../public')
const TARGET = path.join(PUBLIC, 'images')

function writeFolder<T>(folder: string, drawings: Record<string, T>, render: (drawing: T) => string): number {
  mkdirSync(path.join(TARGET, folder), { recursive: true })
  for (const [name, drawing] of Object.entries(drawings)) {
    writeFileSync(path.join(TARGET, folder, `${name}.svg`), render(drawing))
  }
  return Object.keys(drawings).length
}

rmSync(TARGET, { recursive: true, force: true })
const count =
  writeFolder('services', iconDrawings, iconSvg) +
  writeFolder('cities', cityDrawings, ({ drawing, tone }) => sceneSvg(drawing, tone)) +
  writeFolder('states', stateDrawings, ({ drawing, tone }) => sceneSvg(drawing, tone)) +
  writeFolder('blog', blogDrawings, blogSvg) +
  writeFolder('brands', brandDrawings, pictureSvg) +
  writeFolder('promos', promoDrawings, pictureSvg)
const cards = await writeSocialImages(path.join(TARGET, 'og'))
await writeAppIcons(PUBLIC)
console.log(`${count} illustrations and ${cards} link previews written to public/images`)
