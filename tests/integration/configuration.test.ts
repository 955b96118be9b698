import { expect, test } from 'vitest'
import { startSite } from '../support/start-site.ts'

async function answerWith(options: Parameters<typeof startSite>[0]) {
  const site = await startSite({ database: false, ...options })
  try {
    const response = await site.fetch('/')
    return { status: response.status, html: await response.text(), logs: site.logs }
  } finally {
    await site.stop()
  }
}

test('a malformed UPSTREAM_URL is one clear line for the operator and a designed page for the visitor', async () => {
  const { status, html, logs } = await answerWith({ vars: { UPSTREAM_URL: 'api.example.com' } })
  expect(status).toBe(503)
  expect(html).toContain('We will be right back')
  expect(html).not.toContain('UPSTREAM_URL')
  const lines = logs.filter((line) => line.includes('bad-configuration'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '').problem).toMatch(/^UPSTREAM_URL is not an http\(s\) origin: set it to/)
})

test('a missing database is one clear line that says what to bind', async () => {
  const { status, logs } = await answerWith({ vars: { UPSTREAM_URL: '' } })
  expect(status).toBe(503)
  expect(JSON.parse(logs.find((line) => line.includes('bad-configuration')) ?? '').problem).toMatch(
    /bind a D1 database as DB/,
  )
})
