import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filterSpellings } from '#api/provider-filters.ts'
import { parseItem, parsePage } from './envelope.ts'
import {
  providerDetailSchema,
  providerPageSchema,
  providerSummarySchema,
  reviewPageSchema,
} from './provider.ts'

const provider = { id: 'p1', name: 'Asha Works', cityId: 'kochi' }
const readPage = (body: unknown) =>
  parsePage(providerSummarySchema, providerPageSchema, body, ({ id }) => id).data
const readProvider = (fields: object) =>
  parseItem(providerDetailSchema, { data: { ...provider, ...fields } }).data

test('a provider is read when only name and city are known', () => {
  expect(readPage({ data: [provider] })).toMatchObject({
    data: [{ ...provider, rating: null, verified: null, jobs: [], sample: false }],
    next: null,
    total: null,
  })
})

test('a page has the next cursor, the total and the readable counts', () => {
  const counts = { languages: [{ value: 'hindi', title: 'Hindi', count: 3 }] }
  expect(readPage({ data: [], next: 'abc', total: 3, counts })).toMatchObject({
    next: 'abc',
    total: 3,
    counts,
  })
  expect(readPage({ data: [], counts: 'many' }).counts).toBeUndefined()
})

test('invalid fields beside a list get their defaults', () => {
  expect(readPage({ data: [], total: 'many', next: 'a b' })).toMatchObject({ next: null, total: null })
})

test.each([
  'javascript:alert(1)',
  'http://pictures.example/a.jpg',
  '//evil.example/a.jpg',
  'data:image/svg+xml,x',
  'https://u@h.example/a',
])('the picture %s is dropped', (image) => {
  expect(readProvider({ image })?.image).toBe('')
})

test.each(['/images/a.svg', 'https://pictures.example/a.jpg?size=2'])('the picture %s is shown', (image) => {
  expect(readProvider({ image })?.image).toBe(image)
})

test('malformed telephone numbers and e-mail addresses are dropped', () => {
  expect(readProvider({ phone: '+91 98765-43210', email: 'a@b.example' })).toMatchObject({
    phone: '+91 98765-43210',
    email: 'a@b.example',
  })
  expect(readProvider({ phone: 'tel:+919876543210 (WhatsApp)' })?.phone).toBe('tel:+919876543210 (WhatsApp)')
  const hostile = readProvider({ phone: '1;tel:900', email: 'a@b.example?bcc=c@d.example\n<script>' })
  expect(hostile).toMatchObject({ phone: undefined, email: undefined })
})

test('an unreadable part of a profile is dropped alone', () => {
  const broken = readProvider({
    rating: 11,
    verified: { checks: ['identity'], on: 'some day' },
    days: ['mon', 'someday'],
    ratings: [1, 2],
    reviews: [{ id: 'r', user: 'A', rating: 9, date: 'x' }],
  })
  expect(broken).toMatchObject({ ...provider, rating: null, verified: null, days: ['mon'], reviews: [] })
})

test('a day that does not exist is dropped', () => {
  expect(readProvider({ since: '2024-02-30' })?.since).toBeUndefined()
  expect(readProvider({ since: '2024-02-29' })?.since).toBe('2024-02-29')
})

test('empty fields count as missing', () => {
  const empty = { experienceYears: 0, repliesWithinMinutes: 0 }
  const nothing = {
    verified: null,
    experienceYears: undefined,
    repliesWithinMinutes: undefined,
  }
  for (const checks of [[], [7], undefined])
    expect(readProvider({ ...empty, verified: { checks, on: '2026-10-01' } })).toMatchObject(nothing)
})

test.each([['ab+/cd=='], ['eyJ.x.y'], ['9:1'], ['x'.repeat(300)], [7], [undefined]])(
  'a cursor of another API (%j) is passed back unchanged',
  (next) => {
    expect(v.parse(reviewPageSchema, { next }).next).toBe(next === undefined ? null : String(next))
    expect(filterSpellings.after(String(next))).toBe(String(next))
  },
)

test.each([['a b'], ['क'], ['x'.repeat(301)], ['']])('an invalid cursor (%j) is dropped', (next) => {
  expect(v.parse(reviewPageSchema, { next }).next).toBeNull()
  expect(filterSpellings.after(next)).toBeUndefined()
})
