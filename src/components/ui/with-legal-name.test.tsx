import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'
import { WithLegalName } from './with-legal-name.tsx'

vi.mock('#lib/language.ts', async (original) => {
  const languages = await original<typeof import('#lib/language.ts')>()
  return { ...languages, language: { ...languages.LANGUAGES.hi } }
})

afterEach(() => {
  Object.assign(language, { code: 'hi' })
})

test('the legal name says in another language that it is English', () => {
  const text = `सुधार, ${company.legalName} का ब्रांड है।`
  expect(renderToStaticMarkup(<WithLegalName text={text} />)).toBe(
    `सुधार, <span lang="en">${company.legalName}</span> का ब्रांड है।`,
  )
})

test('an English sentence is text alone', () => {
  Object.assign(language, { code: 'en' })
  expect(renderToStaticMarkup(<WithLegalName text={company.brandStatement} />)).toBe(company.brandStatement)
})
