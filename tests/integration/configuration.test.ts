import { expect, test } from 'vitest'
import { messages } from '#content/messages.ts'
import { startSite } from '#support/site/start-site.ts'

async function answerWith(options: Parameters<typeof startSite>[0], path = '/') {
  const site = await startSite({ database: false, ...options })
  try {
    const response = await site.fetch(path)
    return { status: response.status, text: await response.text(), logs: site.logs }
  } finally {
    await site.stop()
  }
}

test('a malformed UPSTREAM_URL is one clear line for the operator and a designed page for the visitor', async () => {
  const { status, text, logs } = await answerWith({ vars: { UPSTREAM_URL: 'api.example.com' } })
  expect(status).toBe(503)
  expect(text).toContain('We will be right back')
  expect(text).not.toContain('UPSTREAM_URL')
  const lines = logs.filter((line) => line.includes('configuration_invalid'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '').problem).toMatch(/^UPSTREAM_URL is not an http\(s\) origin: set it to/)
})

test('a missing database is one clear line that says what to bind', async () => {
  const { status, logs } = await answerWith({ vars: { UPSTREAM_URL: '' } })
  expect(status).toBe(503)
  expect(JSON.parse(logs.find((line) => line.includes('configuration_invalid')) ?? '').problem).toMatch(
    /bind a D1 database as DB/,
  )
})

test('a call of the API is told so as JSON, like every other refusal', async () => {
  const { status, text } = await answerWith({ vars: { UPSTREAM_URL: '' } }, '/api/web/city/all')
  expect(status).toBe(503)
  expect(JSON.parse(text)).toEqual({ code: 503, message: messages.errors.unavailable })
})
