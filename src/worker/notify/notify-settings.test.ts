import { expect, test } from 'vitest'
import { readSettings } from '#worker/settings.ts'

const problemWith = (texts: Parameters<typeof readSettings>[0]) => {
  const result = readSettings(texts)
  return result.ok ? undefined : result.problem
}

test.each(['office@example.com', ' o.f+x@sub.example.com '])('%s is one address', (value) => {
  expect(problemWith({ CONTACT_EMAIL_TO: value, CONTACT_EMAIL_FROM: value })).toBeUndefined()
})

test.each([
  'office',
  'a@example.com, b@example.com',
  'Office <office@example.com>',
  'a@example.com\r\nBcc: b@example.com',
  'a b@example.com',
  '@example.com',
])('%j is not one address', (value) => {
  expect(problemWith({ CONTACT_EMAIL_TO: value })).toMatch(/^CONTACT_EMAIL_TO is not one e-mail address/)
})

test.each(['https://hooks.example.com/a?b=c', 'http://127.0.0.1:9000/hook', 'http://localhost/hook'])(
  'a webhook may be at %s',
  (value) => expect(problemWith({ CONTACT_WEBHOOK_URL: value })).toBeUndefined(),
)

test.each([
  'http://hooks.example.com/',
  'ftp://hooks.example.com/',
  'hooks.example.com',
  'https://a:b@c.example/',
])('a webhook may not be at %s', (value) =>
  expect(problemWith({ CONTACT_WEBHOOK_URL: value })).toMatch(/^CONTACT_WEBHOOK_URL is not an https/),
)

test.each(['0', '-1', '1.5', 'ever', '10000', ''])('%j is no number of days', (value) => {
  expect(problemWith({ MESSAGE_RETENTION_DAYS: value })).toMatch(/^MESSAGE_RETENTION_DAYS is not/)
})
