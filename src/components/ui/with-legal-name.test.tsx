import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A text as the build of a language shows it. */
async function shown(code: 'en' | 'hi', text: string): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('__LANGUAGE__', code)
  const { WithLegalName } = await import('./with-legal-name.tsx')
  return renderToStaticMarkup(<WithLegalName text={text} />)
}

test('the legal name says in another language that it is English', async () => {
  expect(await shown('hi', `सुधार, ${company.legalName} का ब्रांड है।`)).toBe(
    `सुधार, <span lang="en">${company.legalName}</span> का ब्रांड है।`,
  )
})

test('an English sentence is text alone', async () => {
  expect(await shown('en', company.brandStatement)).toBe(company.brandStatement)
})
