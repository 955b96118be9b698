import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { EFFECTS } from './server-effects.ts'

const REACT_DOM = path.join(
  import.meta.dirname,
  '../../node_modules/react-dom/cjs/react-dom-server.edge.production.js',
)

test.each(EFFECTS)('%s does nothing in the server build of React', (hook) => {
  expect(readFileSync(REACT_DOM, 'utf8')).toContain(`\n    ${hook}: noop,`)
})
