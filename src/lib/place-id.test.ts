import { expect, test } from 'vitest'
import { idOf } from './place-id.ts'

test.each([
  [{ _id: '7', title: 'Navi Mumbai', slug: 'Navi_Mumbai' }, 'navi-mumbai'],
  [{ _id: '7', title: 'Navi Mumbai' }, 'navi-mumbai'],
  [{ _id: '7', title: 'कोच्चि' }, 'कोच्चि'],
  [{ _id: '7', title: 'Pune', slug: '..' }, 'pune'],
  [{ _id: '7', title: '—' }, '7'],
  [{ _id: '.', title: '—' }, ''],
])('the address part of %o is %j', (place, part) => {
  expect(idOf(place)).toBe(part)
})
