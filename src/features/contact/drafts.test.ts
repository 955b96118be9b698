import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContactForm } from '#data/contact-form.ts'
import { emptyDraft, getKey, readDraft, saveValues } from './drafts.ts'

const technician = { subject: 'technician', about: 'Ramesh' }
const none = {}
const query = { name: 'Asha Rao', email: 'asha@home.example', phone: '9800000000', message: 'The tap leaks.' }
const untouched = (topic: typeof technician) => openContactForm(topic.subject, topic.about).values

let follows: ReturnType<typeof vi.fn>

function allowStorage(): void {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
}

function blockStorage(): void {
  const block = () => {
    throw new DOMException('not allowed', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: block, setItem: block })
}

beforeEach(() => {
  follows = vi.fn()
  vi.stubGlobal('dispatchEvent', follows)
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['allows', allowStorage],
  ['blocks', blockStorage],
])('each topic has its own draft when the browser %s session storage', (_, set) => {
  set()
  saveValues(technician, { ...untouched(technician), name: 'Asha' })
  saveValues(none, query)
  saveValues(none, { ...query, message: '' })
  expect(readDraft(technician)?.values).toEqual({ name: 'Asha' })
  expect(readDraft(none)?.values).toEqual({ ...query, message: undefined })
  saveValues(technician, untouched(technician))
  expect(readDraft(technician)).toEqual({ values: {} })
  expect(readDraft(none)?.values.name).toBe(query.name)
})

test('a message keeps its key while its text is the same', () => {
  allowStorage()
  saveValues(none, query)
  const key = getKey(none, query)
  expect(key).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
  saveValues(none, query)
  expect(getKey(none, query)).toBe(key)
  expect(getKey(none, { ...query, message: 'The tap still leaks.' })).not.toBe(key)
})

test('the same text has another key when its topic differs or it was sent', () => {
  allowStorage()
  const first = getKey(none, query)
  const other = getKey(technician, query)
  emptyDraft(none, query)
  expect(new Set([first, other, getKey(none, query)]).size).toBe(3)
})

test('a draft is emptied, and its form notified, when the message was sent', () => {
  allowStorage()
  getKey(none, query)
  emptyDraft(none, query)
  expect(readDraft(none)).toEqual({ values: {} })
  expect(follows).toHaveBeenCalledOnce()
})

test('text that was typed while a message was sent stays in the draft', () => {
  allowStorage()
  getKey(none, query)
  saveValues(none, { ...query, message: 'The gate does not shut.' })
  emptyDraft(none, query)
  expect(readDraft(none)?.values.message).toBe('The gate does not shut.')
})
