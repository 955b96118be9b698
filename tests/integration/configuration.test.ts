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

test('a malformed UPSTREAM_URL gives one log line and a designed error page', async () => {
  const { status, text, logs } = await answerWith({ vars: { UPSTREAM_URL: 'api.example.com' } })
  expect(status).toBe(503)
  expect(text).toContain('We will be right back')
  expect(text).not.toContain('UPSTREAM_URL')
  const lines = logs.filter((line) => line.includes('configuration_invalid'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '').problem).toMatch(/^UPSTREAM_URL is not an http\(s\) origin.*: set it to/)
})

test('a missing database gives one log line that names the binding, and an error as JSON to a call', async () => {
  const { status, text, logs } = await answerWith({ vars: { UPSTREAM_URL: '' } }, '/api/web/city/all')
  expect(status).toBe(503)
  expect(JSON.parse(text)).toEqual({ code: 503, message: messages.errors.unavailable })
  expect(JSON.parse(logs.find((line) => line.includes('configuration_invalid')) ?? '').problem).toMatch(
    /bind a D1 database as DB/,
  )
})
