import { expect, test } from 'vitest'
import { messageId } from './message-id.ts'

const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }

test('the same key and words give the same id, which can travel as a key itself', async () => {
  const id = await messageId('key-1234', query)
  expect(await messageId('key-1234', { ...query })).toBe(id)
  expect(id).toMatch(/^[0-9a-f]{64}$/)
})

test('the id is that of every version before: browsers keep messages that one of them may have taken', async () => {
  expect(await messageId('key-1234', query)).toBe(
    '7c251f587566da7660618f46469e4140d8572d925ca7791d42a148326836651a',
  )
})

test.each([
  ['another key', 'key-9999', query],
  ['a topic', 'key-1234', { ...query, subject: 'technician' }],
  ['other words', 'key-1234', { ...query, message: 'The tap leaks more.' }],
  [
    'words that moved to another field',
    'key-1234',
    { ...query, name: 'Asha', email: 'Raoasha@home.example' },
  ],
])('%s give another id', async (_, key, other) => {
  expect(await messageId(key, other)).not.toBe(await messageId('key-1234', query))
})
