import { expect, test } from 'vitest'
import { allWords } from '#search/words.ts'
import { type Offer, scoreOffers } from './score-offer.ts'

function offer(title: string, more = '', kind: Offer['kind'] = 'job', service = ''): Offer {
  const [words, ofService] = [allWords(title), allWords(service)]
  return { kind, id: title, serviceId: 'x', title, words, ofService, more: allWords(more) }
}

function answers(text: string, offers: ReadonlyArray<Offer>) {
  const words = allWords(text)
  const isHindi = /\p{Script=Devanagari}/u.test(text)
  return scoreOffers(
    words.map((word, index) => ({ text: word, isBegun: index === words.length - 1, isHindi })),
    offers,
  )
}

function score(text: string, subject: Offer): number {
  const [answer] = answers(text, [subject])
  return answer?.hasAll ? answer.score : 0
}

/** The titles of the offers that answer a text, the best first. */
function titles(text: string, offers: ReadonlyArray<Offer>): Array<string> {
  return answers(text, offers)
    .sort((one, other) => other.score - one.score)
    .map(({ means }) => means.title)
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
  ['plumbr', 'Plumbing'],
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

test('offers with a part of the words are meant only when none has them all', () => {
  const taps = [offer('Tap and Mixer Repair'), offer('Tap Leak Repair')]
  expect(titles('tap leak', taps)).toEqual(['Tap Leak Repair'])
  expect(titles('tap len', taps)).toEqual(['Tap Leak Repair', 'Tap and Mixer Repair'])
})

test('of offers with a part of the words those with all but the last, which may be begun, are meant', () => {
  const offers = [offer('Geyser Repair'), offer('Leak Repair'), offer('Sofa Cleaning'), offer('Tap Repair')]
  expect(titles('geyser leaking', offers)).toEqual(['Geyser Repair'])
  expect(titles('geyser l', offers)).toEqual(['Geyser Repair'])
  expect(titles('tap cleaning', offers)).toEqual(['Tap Repair'])
  expect(titles('swich board', [offer('Circuit Board Repair'), offer('Switch Repair')])).toEqual([
    'Switch Repair',
  ])
  expect(titles('leather sofa', offers)).toEqual(['Sofa Cleaning'])
})

test('the beginning of a word alone means nothing beside a word that no offer has', () => {
  expect(titles('driver fa', [offer('Fan Repair')])).toEqual([])
})

test('a word of a title comes before all words in passing', () => {
  const offers = [offer('Microwave Repair', 'a board, a switch'), offer('Switch and Socket Repair')]
  expect(titles('switch board', offers)).toEqual(['Switch and Socket Repair', 'Microwave Repair'])
})

test('of offers with a part of the words those that have far less than the best are left out', () => {
  const offers = [offer('Washing Machine Repair'), offer('Sewing Machine Repair')]
  expect(titles('leaking washing machine', offers)).toEqual(['Washing Machine Repair'])
})

test('a job has the words of its service, which alone do not mean it', () => {
  const sofa = offer('Sofa Shampoo', '', 'job', 'Cleaning')
  const carpet = offer('Carpet Cleaning', 'sofa', 'job', 'Cleaning')
  expect(titles('sofa cleaning', [carpet, sofa])).toEqual(['Sofa Shampoo', 'Carpet Cleaning'])
  expect(titles('cleaning', [carpet, sofa])).toEqual(['Carpet Cleaning'])
})

test('the service of a trade comes before a job of it whose title has only the beginning of a word', () => {
  const offers = [offer('Tap and Mixer Repair', '', 'job', 'Plumbing'), offer('Plumbing', '', 'service')]
  expect(titles('plumber m', offers)).toEqual(['Plumbing', 'Tap and Mixer Repair'])
})
