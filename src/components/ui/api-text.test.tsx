import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Returns a text as rendered in the build of a language. */
async function shown(code: 'en' | 'hi', text: string): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('__LANGUAGE__', code)
  const { ApiText } = await import('./api-text.tsx')
  const node: ReactNode = <ApiText>{text}</ApiText>
  return renderToStaticMarkup(node)
}

test.each([
  ['Mumbai', '<span lang="en">Mumbai</span>'],
  ['मुंबई', 'मुंबई'],
  ['₹499', '₹499'],
  ['AC की सर्विस', 'AC की सर्विस'],
  ['Mumbai में Plumbing', '<span><span lang="en">Mumbai</span> में <span lang="en">Plumbing</span></span>'],
  ['SQL, CSS और React', '<span>SQL, CSS और <span lang="en">React</span></span>'],
  ['ईमेल: care@house.example।', '<span>ईमेल: <span lang="en">care@house.example</span>।</span>'],
  [
    `प्लंबर, ${company.legalName} का ब्रांड है।`,
    `<span>प्लंबर, <span lang="en">${company.legalName}</span> का ब्रांड है।</span>`,
  ],
  [company.legalName, `<span lang="en">${company.legalName}</span>`],
  [
    'English, Hindi, Tamil, Telugu बोलते हैं',
    '<span><span lang="en">English, Hindi, Tamil, Telugu</span> बोलते हैं</span>',
  ],
  [
    'काम: Tap repair or replacement, Navi Mumbai में।',
    '<span>काम: <span lang="en">Tap repair or replacement, Navi Mumbai</span> में।</span>',
  ],
])('English parts of “%s” are marked on a Hindi page', async (text, expected) => {
  expect(await shown('hi', text)).toBe(expected)
})

test.each(['Mumbai', 'Tap repair or replacement in Mumbai', 'मुंबई'])(
  '“%s” is plain text on an English page',
  async (text) => {
    expect(await shown('en', text)).toBe(text)
  },
)
