import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContactForm, type Topic } from '#data/contact-form.ts'

const technician = { subject: 'technician', about: 'Ramesh' }
const none = {}
const values = {
  name: 'Asha Rao',
  email: 'asha@home.example',
  phone: '9800000000',
  message: 'The tap leaks.',
}
const filled = { values, details: {} }
const untouched = (topic: Topic) => openContactForm(topic.subject, topic.about).values

let now = 0
let session: Map<string, string>
let local: Map<string, string>

const storage = (stored: Map<string, string>) => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

/** Returns the module as a new document loads it. */
function openDocument() {
  vi.resetModules()
  return import('./drafts.ts')
}

beforeEach(() => {
  now = Date.parse('2026-11-20T10:00:00Z')
  session = new Map()
  local = new Map()
  vi.stubGlobal('sessionStorage', storage(session))
  vi.stubGlobal('localStorage', storage(local))
  vi.spyOn(Date, 'now').mockImplementation(() => now)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a draft holds what the visitor changed, and the wanted day, after a reload', async () => {
  const { keepDraft } = await openDocument()
  const details = { preferredDay: '2026-11-21' }
  keepDraft(technician, { values: { ...untouched(technician), name: 'Asha' }, details })
  const { readDraft } = await openDocument()
  expect(readDraft(technician)?.content).toEqual({ values: { name: 'Asha' }, details })
  expect(readDraft(none)).toBeUndefined()
})

test('what shows a draft learns of a change in another document when drafts are read again', async () => {
  const here = await openDocument()
  here.keepDraft(none, filled)
  const seen: Array<number | undefined> = []
  here.onDraftChange(() => seen.push(here.readDraft(none)?.unsentAt))
  const elsewhere = await openDocument()
  elsewhere.getKey(none, filled)
  elsewhere.markUnsent(none)
  here.rereadDrafts()
  expect(seen).toEqual([now])
})

test('a draft holds a typed city, and nothing of the booking in the address', async () => {
  const { getKey, keepDraft, readDraft, removeSent } = await openDocument()
  const callBack = { subject: 'booking' }
  const booking = { service: 'plumbing', city: 'pune' }
  keepDraft(callBack, { values: untouched(callBack), details: booking }, booking)
  expect(readDraft(callBack)).toBeUndefined()
  const typed = { values: untouched(callBack), details: { service: 'plumbing', city: 'Pune' } }
  keepDraft(callBack, typed, { service: 'plumbing' })
  getKey(callBack, typed, { service: 'plumbing' })
  expect(readDraft(callBack)?.content).toEqual({ values: {}, details: { city: 'Pune' } })
  removeSent(callBack, typed, { service: 'plumbing' })
  expect(readDraft(callBack)).toBeUndefined()
})

test('a draft and its key last as long as the document when storage is full', async () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: fail })
  const { keepDraft, getKey, readDraft } = await openDocument()
  keepDraft(none, filled)
  const key = getKey(none, filled)
  keepDraft(none, filled)
  expect(getKey(none, filled)).toBe(key)
  expect(readDraft(none)?.content.values).toEqual(values)
})

test('a message has a new key when its content or topic differs, or it was sent', async () => {
  const { getKey, removeSent } = await openDocument()
  const first = getKey(none, filled)
  const keys = [
    getKey(technician, filled),
    getKey(none, { ...filled, details: { preferredTime: 'morning' } }),
    getKey(none, filled),
  ]
  removeSent(none, filled)
  expect(new Set([first, ...keys, getKey(none, filled)]).size).toBe(5)
})

test('a draft with the text of its topic is removed when it is sent after a failure', async () => {
  const { getKey, keepDraft, markUnsent, readDraft, removeSent } = await openDocument()
  const partner = { subject: 'partner' }
  const sent = { values: { ...untouched(partner), name: 'Asha', phone: '9800000000' }, details: {} }
  keepDraft(partner, sent)
  getKey(partner, sent)
  markUnsent(partner)
  removeSent(partner, sent)
  expect(readDraft(partner)).toBeUndefined()
  expect(local.size).toBe(0)
  expect((await openDocument()).readDraft(partner)).toBeUndefined()
})

test('an unsent message and its key are in other tabs for a day, and a draft is not', async () => {
  const { getKey, keepDraft, markUnsent } = await openDocument()
  keepDraft(technician, filled)
  const key = getKey(none, filled)
  markUnsent(none)
  session.clear()
  const later = await openDocument()
  expect(later.getKey(none, filled)).toBe(key)
  expect(later.readDraft(technician)).toBeUndefined()
  session.clear()
  now += 86_400_000
  expect((await openDocument()).readDraft(none)).toBeUndefined()
})

test.each([
  '{',
  '7',
  '["x"]',
  '{"technician ":null}',
  '{"technician ":{}}',
  '{"technician ":{"content":{}}}',
])('a form has no draft when the tab and the device keep %j', async (kept) => {
  session.set('contact-drafts', kept)
  local.set('contact-drafts', kept)
  const { keepDraft, readDraft, readPerson } = await openDocument()
  expect(readPerson()).toEqual({})
  keepDraft(none, filled)
  expect(readDraft(none)?.content).toEqual(filled)
})
