import { expect, test } from 'vitest'
import { visitParams } from '#worker/endpoints/app-redirect.ts'

const APP = new URL('https://www.sudhaar.example/app')

test('a click on a page that brought the campaign keeps it without a script', () => {
  const params = visitParams(APP, 'https://www.sudhaar.example/services?utm_source=sms')
  expect(params.get('utm_source')).toBe('sms')
})

test('the campaign of the address itself comes first', () => {
  const url = new URL('?utm_source=qr', APP)
  expect(visitParams(url, 'https://www.sudhaar.example/?utm_source=sms').get('utm_source')).toBe('qr')
})

test.each([undefined, '', 'nonsense', 'https://elsewhere.example/?utm_source=sms'])(
  'another site’s page says nothing: %j',
  (referer) => {
    expect(visitParams(APP, referer).size).toBe(0)
  },
)
