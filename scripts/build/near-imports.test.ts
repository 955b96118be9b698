import { expect, test } from 'vitest'
import { loadLater, loadNow } from './near-imports.ts'

const SOURCE = `import { useState } from 'react'
import { Faqs } from './faqs.tsx' with { load: 'near' }

export const page = <Faqs />
`

test('a part of a page is a plain import for the server', () => {
  expect(loadNow(SOURCE)).toBe(SOURCE.replace(" with { load: 'near' }", ''))
})

test('a part of a page is loaded later by the browser', () => {
  const code = loadLater(SOURCE)
  expect(code).toContain(
    "const Faqs = __later(() => import('./faqs.tsx').then((module) => ({ default: module.Faqs })))",
  )
  expect(code).toContain("import { useState } from 'react'")
  expect(code).not.toContain('load:')
})

test('a source without such imports is left as it is', () => {
  const source = "import { Faqs } from './faqs.tsx'\n"
  expect(loadLater(source)).toBe(source)
})
