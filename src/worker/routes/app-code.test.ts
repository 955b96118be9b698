import { expect, test } from 'vitest'
import { codeTarget } from '#worker/routes/app-code.ts'

test('a code of a Hindi page has the language, with any booking', () => {
  const origin = 'https://www.company.example'
  const campaign = 'utm_source=qr&utm_medium=web'
  expect(codeTarget(origin, '/app', {}, 'hi')).toBe(`${origin}/app?lang=hi&${campaign}`)
  expect(codeTarget(origin, '/app', { city: 'kochi' }, 'hi')).toBe(
    `${origin}/app?lang=hi&city=kochi&${campaign}`,
  )
  expect(codeTarget(origin, '/app', { city: 'x'.repeat(300) }, 'hi')).toBe(
    `${origin}/app?lang=hi&${campaign}`,
  )
})
