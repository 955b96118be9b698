import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openContactForm } from '#api/contact-form.ts'
import {
  draftOf,
  forgetSent,
  forgetTyped,
  keepTyped,
  leaveDraft,
  readTyped,
  type Typed,
  typedIn,
  unansweredIn,
} from './drafts.ts'
import type { Topic } from './form-controls.tsx'
import { createSender } from './sender.ts'

const custom: Topic = { subject: 'custom-service', about: undefined }
const technician: Topic = { subject: 'technician', about: 'Plumbing' }
const none: Topic = { subject: undefined, about: undefined }
const EMPTY = { name: '', email: '', phone: '', message: '' }
const typed = { ...EMPTY, name: 'Asha Rao', message: 'The tap leaks.\nAll night.' }
const unanswered = { key: '0123456789abcdef', text: '["Asha Rao","","","The tap leaks.\\nAll night."]' }

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

const newSender = () =>
  createSender({
    fetchTicket: async (key) => ({ key, token: '' }),
    send: async () => ({ code: 200 }),
    keep: async () => false,
    now: () => 0,
    sleep: async () => {},
    leavings: () => 0,
  })

/** The visitor goes from a form to another page. */
function leave(topic: Topic, values: Typed, sender = newSender()): void {
  keepTyped(topic, values)
  leaveDraft({ topic, values, sender, givenBack: undefined })
}

test('what the tab keeps of a form is what was typed into it, for the same topic alone', () => {
  keepTyped(technician, typed, unanswered)
  expect(typedIn(readTyped(), technician)).toEqual({ name: typed.name, message: typed.message })
  expect(typedIn(readTyped(), none)).toBeUndefined()
  forgetTyped(none)
  expect(typedIn(readTyped(), technician)).toBeDefined()
  forgetTyped(technician)
  expect(readTyped()).toBe('')
})

test('a message whose answer did not come is kept with its key', () => {
  keepTyped(technician, typed, unanswered)
  expect(unansweredIn(readTyped())).toEqual(unanswered)
  keepTyped(technician, typed)
  expect(unansweredIn(readTyped())).toBeUndefined()
})

test('the words of a topic are not what was typed', () => {
  keepTyped(custom, { ...openContactForm('custom-service').values, name: 'Asha Rao' })
  expect(typedIn(readTyped(), custom)).toEqual({ name: 'Asha Rao' })
})

test.each([
  [none, EMPTY],
  [technician, openContactForm('technician', 'Plumbing').values],
])('what was typed about a topic outlives a look at the form about %o', (other, untouched) => {
  leave(custom, typed)
  leave(other, untouched)
  leave(other, untouched)
  expect(draftOf(custom)?.values).toEqual(typed)
  expect(typedIn(readTyped(), custom)).toMatchObject({ name: typed.name })
})

test('what is typed about another topic takes the place of what was typed before', () => {
  leave(custom, typed)
  leave(none, { ...EMPTY, name: 'Ravi' })
  expect(draftOf(custom)).toBeUndefined()
  expect(draftOf(none)?.values.name).toBe('Ravi')
  expect(typedIn(readTyped(), none)).toEqual({ name: 'Ravi' })
})

test('a form that was emptied is left empty', () => {
  leave(custom, typed)
  leave(custom, EMPTY)
  expect(draftOf(custom)?.values).toEqual(EMPTY)
  expect(typedIn(readTyped(), custom)).toEqual({})
})

test('what is sent while its writer has looked at another form is not there again', () => {
  const sender = newSender()
  leave(custom, typed, sender)
  leave(none, EMPTY)
  forgetSent(sender, { values: typed, givenBack: undefined })
  expect(draftOf(custom)).toBeUndefined()
  expect(typedIn(readTyped(), custom)).toEqual({})
})
