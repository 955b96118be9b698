import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.join(import.meta.dirname, '../..')

function getNames(folder: string, ending: string): Array<string> {
  return readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
}

function drawnPlaces(kind: 'cities' | 'states'): Array<string> {
  return getNames(`public/images/${kind}`, '.svg')
}

/** Returns the entries of a folder of content that have a drawing of their own. */
function picturedIn(kind: 'services' | 'blog', ending: string): Array<string> {
  return getNames(`src/content/en/${kind}`, ending).filter((id) =>
    existsSync(path.join(ROOT, `public/images/${kind}/${id}.svg`)),
  )
}

/** Returns the services and posts with a drawing of their own, and so a link preview. */
export function picturedIds(): Record<'services' | 'blog', Array<string>> {
  return { services: picturedIn('services', '.ts'), blog: picturedIn('blog', '.md') }
}

/** Returns the constants of a build with the ids that have a drawing of their own. */
export function picturedConstants(): Record<string, string> {
  const places = { cities: drawnPlaces('cities'), states: drawnPlaces('states') }
  return { __DRAWN_PLACES__: JSON.stringify(places), __PICTURED_IDS__: JSON.stringify(picturedIds()) }
}
