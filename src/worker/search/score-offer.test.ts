import { expect, test } from 'vitest'
import { allWords } from '#upstream/search/words.ts'
import { type Offer, scoreOffer } from './score-offer.ts'

function offer(title: string, more = '', kind: Offer['kind'] = 'job'): Offer {
  return { kind, id: title, serviceId: 'x', title, words: allWords(title), more: allWords(more) }
}

function score(text: string, subject: Offer): number {
  const words = allWords(text)
  const isHindi = /\p{Script=Devanagari}/u.test(text)
  return scoreOffer(
    words.map((word, index) => ({ text: word, isBegun: index === words.length - 1, isHindi })),
    subject,
  )
}

test.each([
  ['fan', 'Fan Repair'],
  ['fa', 'Fan Repair'],
  ['fan rep', 'Fan Repair'],
  ['pankha', 'Fan Repair'],
  ['fan near me', 'Fan Repair'],
  ['plumber', 'Plumbing'],
  ['painter', 'Painting'],
  ['elektrician', 'Electrician'],
  ['इलेक्ट्रीशियन', 'Electrician'],
  ['बिजली मिस्त्री', 'Electrician'],
])('%j means %s', (text, title) => {
  expect(score(text, offer(title))).toBeGreaterThan(0)
})

test.each([
  ['fan', 'Tap and Mixer Repair'],
  ['fan', 'Furniture Assembly'],
  ['driver', 'Drawer and Channel Repair'],
  ['tap cleaning', 'Sofa Cleaning'],
  ['near me', 'Fan Repair'],
])('%j does not mean %s', (text, title) => {
  expect(score(text, offer(title))).toBe(0)
})

test('what is written comes before what is begun, meant, misspelt or told in passing', () => {
  const scores = ['fan', 'fa', 'pankha'].map((text) => score(text, offer('Fan Repair')))
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  expect(score('capacitor', offer('Fan Repair', 'a new capacitor'))).toBeLessThan(
    score('pankha', offer('Fan Repair')),
  )
  expect(score('capacitor', offer('Fan Repair', 'a new capacitor'))).toBeGreaterThan(0)
})

test('a service comes before its jobs', () => {
  expect(score('cleaning', offer('Cleaning', '', 'service'))).toBeGreaterThan(
    score('cleaning', offer('Cleaning')),
  )
})
