import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutUnusedParts } from './unused-react.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const REACT_DOM = path.join(ROOT, 'node_modules/react-dom/cjs/react-dom-client.production.js')
const NEEDS_STOCK =
  /\b(?:ViewTransition|SuspenseList|Activity|useActionState|useFormState|createRoot|preload|preloadModule|preinit|preinitModule)\b.*from 'react(?:-dom(?:\/client)?)?'|<Fragment[^>]* ref=/

test('the installed react-dom is the one whose unused parts are known', () => {
  const source = readFileSync(REACT_DOM, 'utf8')
  const code = withoutUnusedParts(source)
  expect(code).toBeDefined()
  expect(source.length - (code?.length ?? 0)).toBeGreaterThan(30_000)
  expect(() => new Function('exports', 'require', 'process', code ?? '')).not.toThrow()
  expect(code).toContain('exports.hydrateRoot')
})

test('another react-dom is left as it is', () => {
  expect(withoutUnusedParts('function startViewTransition() {\n}\n')).toBeUndefined()
})

test('no component uses what is left out of react-dom', () => {
  const sources = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => NEEDS_STOCK.test(readFileSync(path.join(ROOT, 'src', name), 'utf8')))
  expect(sources).toEqual([])
})
