import { expect, test } from 'vitest'
import { textOf, typedIn, unansweredIn } from './drafts.ts'

const plumbing = { subject: 'technician', about: 'Plumbing' }
const none = { subject: undefined, about: undefined }
const typed = { name: 'Asha Rao', message: 'The tap leaks.\nAll night.' }
const unanswered = { key: '0123456789abcdef', text: '["Asha Rao","","","The tap leaks.\\nAll night."]' }

test('what the tab keeps of a form is what was typed into it, for the same topic alone', () => {
  const text = textOf(plumbing, typed, unanswered)
  expect(typedIn(text, plumbing)).toEqual(typed)
  expect(typedIn(text, none)).toBeUndefined()
  expect(typedIn(textOf(none, {}), none)).toEqual({})
  expect(typedIn('', none)).toBeUndefined()
})

test('a message whose answer did not come is kept with its key', () => {
  expect(unansweredIn(textOf(plumbing, typed, unanswered))).toEqual(unanswered)
  expect(unansweredIn(textOf(plumbing, typed))).toBeUndefined()
  expect(unansweredIn('')).toBeUndefined()
})
