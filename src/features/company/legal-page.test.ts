import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { contactParts } from './legal-page.tsx'

test('addresses and the phone number of the company become links', () => {
  expect(contactParts(`Write to ${company.privacyEmail}, or call ${company.phone}.`)).toEqual([
    { text: 'Write to ' },
    { text: company.privacyEmail, href: `mailto:${company.privacyEmail}` },
    { text: ', or call ' },
    { text: company.phone, href: company.phoneHref },
    { text: '.' },
  ])
})

test('a paragraph without addresses stays in one piece', () => {
  expect(contactParts('Call 1915 or write to someone@else.example.')).toEqual([
    { text: 'Call 1915 or write to someone@else.example.' },
  ])
})
