import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { company } from '#content/company.ts'
import { language } from '#lib/language.ts'
import { WithLegalName } from './with-legal-name.tsx'

vi.mock('#lib/language.ts', async (original) => {
  const languages = await original<typeof import('#lib/language.ts')>()
  return { ...languages, language: { ...languages.LANGUAGES.hi } }
})

afterEach(() => {
  cleanup()
  Object.assign(language, { code: 'hi' })
})

const text = `सुधार, ${company.legalName} का ब्रांड है।`

test('the legal name says in another language that it is English', () => {
  const { container } = render(<WithLegalName text={text} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('[lang=en]')?.textContent).toBe(company.legalName)
})

test('an English sentence is text alone', () => {
  Object.assign(language, { code: 'en' })
  const { container } = render(<WithLegalName text={company.brandStatement} />)
  expect(container.innerHTML).toBe(company.brandStatement)
})
