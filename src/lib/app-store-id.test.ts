import { expect, test } from 'vitest'
import { appStoreId } from '#lib/app-store-id.ts'

test('the number is read from the link to the store, and zeros are none', () => {
  expect(appStoreId('https://apps.apple.com/in/app/sudhaar/id1234567890?utm_source=x')).toBe('1234567890')
  expect(appStoreId('https://apps.apple.com/in/app/sudhaar/id0000000000')).toBeUndefined()
  expect(appStoreId('https://apps.apple.com/in/developer/idea')).toBeUndefined()
})
