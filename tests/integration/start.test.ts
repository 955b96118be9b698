import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':')

/** `npm start` without the build before it. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: '0', ...environment },
  })
  const ended = once(child, 'close')
  const lines: Array<string> = []
  const listening = new Promise<string>((resolve) => {
    for (const input of [child.stdout, child.stderr])
      createInterface({ input }).on('line', (line) => {
        lines.push(line)
        const origin = /is at (http:\S+)/.exec(line)?.[1]
        if (origin) resolve(origin)
      })
  })
  async function stop() {
    child.kill('SIGTERM')
    await ended
  }
  return { listening, lines, ended, stop }
}

test('settings in the environment of the start script are those of the site', async () => {
  const { listening, stop } = start({
    SITE_URL: 'https://www.sudhaar.example',
    ANDROID_APPS: `com.example.app=${PRINT}`,
    IOS_APPS: 'customer=ABCDE12345.com.example.app',
    RUM_SAMPLE_RATE: '0.375',
    HSTS: 'max-age=60',
  })
  try {
    const origin = await listening
    const textOf = async (path: string) => (await fetch(origin + path)).text()
    expect(await textOf('/.well-known/assetlinks.json')).toContain('com.example.app')
    expect(await textOf('/.well-known/apple-app-site-association')).toContain('ABCDE12345.com.example.app')
    expect(await textOf('/about')).toMatch(/webVitalsSampleRate"?:0?\.375/)
    expect((await fetch(`${origin}/about`)).headers.get('Strict-Transport-Security')).toBe('max-age=60')
  } finally {
    await stop()
  }
}, 60_000)

test('a setting that is wrong is one sentence, and nothing is served', async () => {
  const { lines, ended } = start({ RUM_SAMPLE_RATE: 'often' })
  const [code] = await ended
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(/^start: RUM_SAMPLE_RATE is not a share of visits: set it to/m)
}, 60_000)

test('a port in use is one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    const { lines, ended } = start({ PORT: String(port) })
    expect(await ended).toEqual([1, null])
    expect(lines).toEqual([`start: port ${port} is in use. Set PORT to another one.`])
  } finally {
    other.close()
  }
}, 60_000)
