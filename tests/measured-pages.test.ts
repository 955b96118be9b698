import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { measuredPages } from '../src/content/web-vitals.ts'

/** Routes that show no page of their own. */
const REDIRECTS = ['/careers']

/** `services.$id.index.tsx` → `/services/$id` */
function routeOf(file: string): string {
  const name = file.replace(/\.tsx$/, '').replace(/(^|\.)index$/, '')
  return `/${name.replaceAll('.', '/')}`
}

test('every page has a name in the table of measured pages, and no other name is there', () => {
  const routes = readdirSync(path.join(import.meta.dirname, '../src/routes'))
    .filter((file) => file.endsWith('.tsx') && !/^[-_]/.test(file))
    .map(routeOf)
  expect(Object.keys(measuredPages).sort()).toEqual(
    routes.filter((route) => !REDIRECTS.includes(route)).sort(),
  )
})
