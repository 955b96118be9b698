import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactMessages } from '#content/contact.ts'
import { contactQuerySchema, contactSchemaFor, isDayFrom } from './message.ts'

const good = {
  name: 'Asha Rao',
  email: 'asha@home.example',
  phone: '+919800000000',
  message: 'The tap leaks badly.',
}

function firstMessage(query: unknown): string | undefined {
  return v.safeParse(contactQuerySchema, query).issues?.[0].message
}

test('a complete message is normalized', () => {
  const written = {
    name: '  Asha\tRao ',
    email: '\u200basha@home.example ',
    phone: ' 98000-00000\u202c',
    message: '\nThe tap leaks badly.',
  }
  expect(v.parse(contactQuerySchema, written)).toEqual(good)
})

test.each([
  ['name', 'A', contactMessages.name],
  ['name', '   B   ', contactMessages.name],
  ['name', '\u200b\u200b', contactMessages.name],
  ['email', 'asha@', contactMessages.email],
  ['email', 'asha@10.20.30.40', contactMessages.email],
  ['email', '', contactMessages.email],
  ['phone', '980000000', contactMessages.phone],
  ['phone', '0000000000', contactMessages.phone],
  ['phone', '98765 43210 / 98765 43211', contactMessages.twoPhones],
  ['message', 'too short', contactMessages.message],
  ['message', '\u3164'.repeat(10), contactMessages.message],
])('%s %j is refused with the message of the specification', (field, value, expected) => {
  expect(firstMessage({ ...good, [field]: value })).toBe(expected)
})

test('a name of two letters, ten digits and a message of ten characters are accepted', () => {
  expect(firstMessage({ ...good, name: 'Al', phone: '9876543210', message: '1234567890' })).toBeUndefined()
})

// biome-ignore format: short values read best beside each other
test.each(["o'brien@mail.com", 'user@उदाहरण.भारत', 'उपयोगकर्ता@उदाहरण.भारत', 'first.last+tag@sub.mail.co.in', 'a@b.co'])(
  '%s is an e-mail address',
  (email) => expect(firstMessage({ ...good, email })).toBeUndefined(),
)

// biome-ignore format: short values read best beside each other
test.each([
  'a@b', 'a b@mail.com', '.a@mail.com', 'a..b@mail.com', 'a@-mail.com', 'a@mail-.com', 'a@mail..com', 'a@@mail.com',
  '@mail.com', '<a>@mail.com', `${'a'.repeat(65)}@mail.com`,
])('%s is not an e-mail address', (email) => {
  expect(firstMessage({ ...good, email })).toBe(contactMessages.email)
})

test.each([
  ['2026-11-17', true],
  ['2026-11-18', true],
  ['2026-11-16', false],
  ['2026-13-01', false],
  ['2027-02-30', false],
  ['yesterday', false],
])('the day %s can be preferred on 17 November: %s', (day, can) => {
  expect(isDayFrom('2026-11-17', day)).toBe(can)
})

const TODAY = '2026-11-17'

function problems(subject: string, change: object): Array<string> {
  const { issues = [] } = v.safeParse(contactSchemaFor(subject, TODAY), { ...good, ...change })
  return issues.map(({ message }) => message)
}

test.each<[string, object, Array<string>]>([
  ['complaint', { email: '', details: { visitDay: TODAY } }, []],
  ['complaint', { phone: ' ', details: { visitDay: '2026-11-16' } }, []],
  ['complaint', { details: { visitDay: '2026-11-18' } }, [contactMessages.futureDay]],
  ['complaint', { details: { visitDay: 'soon' } }, [contactMessages.futureDay]],
  ['complaint', {}, [contactMessages.needed]],
  ['invoice', { email: '', phone: '' }, [contactMessages.reach]],
  ['invoice', { phone: '98' }, [contactMessages.phone]],
  ['custom-service', { email: '' }, []],
  ['custom-service', { phone: '' }, []],
  ['custom-service', { message: '' }, [contactMessages.message]],
  ['press', { phone: '' }, [contactMessages.phone]],
  ['booking', { email: '', message: '' }, []],
  ['booking', { details: { preferredDay: '2026-11-22' } }, [contactMessages.wrongDay]],
  ['booking', { details: { city: 'x'.repeat(121) } }, [contactMessages.longLine(120)]],
  ['change', { details: { visitDay: TODAY, change: 'move' } }, []],
  [
    'change',
    { details: { visitDay: '2026-11-16', change: 'sell' } },
    [contactMessages.pastDay, contactMessages.needed],
  ],
  [
    'change',
    { details: { visitDay: TODAY, change: 'move', newDay: '2020-01-01' } },
    [contactMessages.pastDay],
  ],
  [
    'change',
    { details: { visitDay: TODAY, change: 'move', newDay: `${TODAY} ` } },
    [contactMessages.sameDay],
  ],
  ['change', { details: { visitDay: TODAY, change: 'move', newDay: '2026-11-18' } }, []],
  ['change', { details: { visitDay: TODAY, change: 'cancel', newDay: TODAY } }, []],
  [
    'change',
    { details: { visitDay: '2026-11-16', change: 'move', newDay: '2026-11-16' } },
    [contactMessages.pastDay, contactMessages.pastDay],
  ],
  ['change', {}, [contactMessages.needed, contactMessages.needed]],
  ['partner', { details: { trade: '\u200b', city: 'Pune' } }, [contactMessages.needed]],
  ['place', { email: '', details: { city: '812001' } }, []],
])('a message about %s with %o has the problems %j', (subject, change, expected) => {
  expect(problems(subject, change)).toEqual(expected)
})

test.each(['2026-11-20', '2020-01-01', 'soon'])('a cancelled visit has no new day: %s', (newDay) => {
  const details = { visitDay: TODAY, change: 'cancel', newDay, trade: '' }
  expect(v.parse(contactSchemaFor('change', TODAY), { ...good, details }).details).toEqual({
    visitDay: TODAY,
    change: 'cancel',
  })
})
