import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isRaw } from '#support/site/accents.ts'

const SOURCE = path.join(import.meta.dirname, '../src')
/** Folders that run in a browser; the worker has texts for operators. */
const ROOMS = ['components', 'features', 'routes', 'api', 'lib', 'service-worker']
const READ_ATTRIBUTE = /^(?:aria-(?:label|description|roledescription)|alt|title|placeholder|label)$/
/** Matches texts like 'Read more' and 'The page is gone', not classes, queries or names of events. */
const SENTENCE = /^\s*[A-Z][a-z']+ [a-z]+|^[^/]*[a-z]{3,}[.!?]\s*$/

/** Returns the sources of a folder as absolute paths, without its tests. */
function getSources(room: string): Array<string> {
  return readdirSync(path.join(SOURCE, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => path.join(SOURCE, room, name))
}

type Node = { type: string; [part: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Texts for programmers: errors and console messages. */
function isAside({ type, callee }: Node): boolean {
  return (
    /^(?:Import|TSType|NewExpression)/.test(type) ||
    (isNode(callee) && isNode(callee.object) && callee.object.name === 'console')
  )
}

/** Returns the texts of a file that look as if visitors read them. */
function readTexts(node: unknown): Array<string> {
  if (Array.isArray(node)) return node.flatMap(readTexts)
  if (!isNode(node) || isAside(node)) return []
  const { type, value, name } = node
  if (type === 'JSXText')
    return /[A-Za-z]{2}/.test(String(value).replace(/&\w+;/g, '')) ? [String(value)] : []
  if (type === 'Literal') return typeof value === 'string' && SENTENCE.test(value) ? [value] : []
  if (type === 'TemplateElement') {
    const raw = isRaw(value) ? value.raw : ''
    return SENTENCE.test(raw) ? [raw] : []
  }
  if (type === 'JSXAttribute' && isNode(name) && READ_ATTRIBUTE.test(String(name.name)) && isNode(value))
    return typeof value.value === 'string' && value.value ? [value.value] : readTexts(value)
  return Object.values(node).flatMap(readTexts)
}

test.each(ROOMS)('%s has no strings outside the language files', (room) => {
  const found = getSources(room).flatMap((file) =>
    readTexts(parseSync(file, readFileSync(file, 'utf8')).program).map(
      (text) => `${path.relative(SOURCE, file)}: ${text.trim()}`,
    ),
  )
  expect(found).toEqual([])
})
