import { expect, test } from 'vitest'
import { createHeldDatabase } from '../../../tests/support/held-database.ts'
import { backOff, claimDue, enqueue, postpone } from './outbox.ts'

test.each([
  [1, 0],
  [2, 5_000],
  [3, 20_000],
  [5, 320_000],
  [8, 20_480_000],
  [9, 21_600_000],
  [1_000, 21_600_000],
])('after %i attempts a message rests %i ms', (attempts, expected) => {
  expect(backOff(attempts)).toBe(expected)
})

test('a note that comes after its lease gives nobody else the message that is being tried again', async () => {
  const { db, rows } = createHeldDatabase()
  await enqueue(db, { id: 'a', key: 'key-12345', payload: '{}' }, [], 0, 60)
  expect(await claimDue(db, 60, 60, 10)).toMatchObject([{ id: 'a', attempts: 2 }])
  await postpone(db, { id: 'a', attempts: 1 }, 'timeout', 70)
  expect(await claimDue(db, 80, 60, 10)).toEqual([])
  await postpone(db, { id: 'a', attempts: 2 }, 'timeout', 90)
  expect(rows('contact_outbox')).toMatchObject([{ lease_until: 0, promised_at: 90, last_error: 'timeout' }])
})
