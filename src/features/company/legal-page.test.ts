import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { contactParts } from './legal-page.tsx'

test('addresses of the company become links, and a placeholder number does not', () => {
  expect(contactParts(`Write to ${company.privacyEmail}, or call ${company.phone}.`)).toEqual([
    { text: 'Write to ' },
    { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
    { text: `, or call ${company.phone}.` },
  ])
})

test('a paragraph without addresses stays in one piece', () => {
  expect(contactParts('Call 1915 or write to someone@else.example.')).toEqual([
    { text: 'Call 1915 or write to someone@else.example.' },
  ])
})
