import { expect, test } from 'vitest'
import { runScript } from '#support/site/run-script.ts'

const TRACE = 'One stack or file.\n'
const CONTRACT = 'Usage: npm run contract -- https://api.example.com'
const KEY = 'One file, or one key to be erased for good.\n'
const START =
  'Usage: PORT=8788 UPSTREAM_URL=https://api.example.com npm start: settings are in the environment.\n'

test.each([
  ['trace.ts', ['one', 'two'], TRACE],
  ['contract.ts', ['http://127.0.0.1:1', 'http://127.0.0.1:2'], CONTRACT],
  ['contract.ts', ['http://127.0.0.1:1', '--timeout', '1e99'], CONTRACT],
  ['contract.ts', ['http://name:word@127.0.0.1:1'], CONTRACT],
  ['contract.ts', ['http://127.0.0.1:1/?key=1'], CONTRACT],
  ['import.ts', ['--erase', ' '], KEY],
  ['messages.ts', ['delete', '--email', ' '], '--email needs an address.\n'],
  ['start.ts', ['--port', '9000'], START],
])('%s refuses invalid arguments with a sentence: %j', async (script, args, sentence) => {
  const { code, text } = await runScript(script, args, { PORT: 'none' })
  expect(text).toContain(sentence)
  expect(code).toBe(2)
})
