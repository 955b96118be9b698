import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

function getNames(folder: string, ending: string): Array<string> {
  return readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
}

function pictured(kind: string): Array<string> {
  return getNames(`public/images/${kind}`, '.svg')
}

/** Returns the entries of a folder of content that have a picture of their own. */
function picturedIn(folder: string, ending: string, kind: string): Array<string> {
  return getNames(`src/content/en/${folder}`, ending).filter((id) =>
    existsSync(path.join(ROOT, `public/images/${kind}/${id}.svg`)),
  )
}

/** Returns the constants of a build with the ids that have a picture of their own, and so a link preview. */
export function picturedConstants(): Record<string, string> {
  const places = { cities: pictured('cities'), states: pictured('states') }
  const others = {
    services: picturedIn('services', '.ts', 'services'),
    brands: pictured('brands'),
    blog: picturedIn('blog', '.md', 'blog'),
  }
  return { __DRAWN_PLACES__: JSON.stringify(places), __PICTURED_IDS__: JSON.stringify(others) }
}
