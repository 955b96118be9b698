import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScratchFolder, scratchFolder } from '#support/site/scratch-folder.ts'

let folder: ScratchFolder

beforeAll(async () => {
  folder = await folderWith({})
})
afterAll(() => folder.remove())

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':')

/** Runs `npm start` in a folder, without the build before it. */
function start(environment: Record<string, string>, cwd = folder.root, script = 'scripts/start.ts') {
  const child = spawn(process.execPath, [script], {
    cwd,
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

/** Returns the output of a start that exits by itself. */
async function refusal(environment: Record<string, string>, cwd?: string): Promise<Array<string>> {
  const { listening, lines, ended, stop } = start(environment, cwd)
  void listening.then(stop)
  expect(await ended).toEqual([1, null])
  return lines
}

test('the site has the settings in the environment of the start script', async () => {
  const { listening, stop } = start({
    SITE_URL: 'https://www.company.example',
    ANDROID_APPS: `com.example.app=${PRINT}`,
    IOS_APPS: 'customer=ABCDE12345.com.example.app',
    RUM_SAMPLE_RATE: '0.375',
    HSTS: 'max-age=60',
  })
  try {
    const origin = await listening
    const getText = async (path: string) => (await fetch(origin + path)).text()
    expect(await getText('/.well-known/assetlinks.json')).toContain('com.example.app')
    expect(await getText('/.well-known/apple-app-site-association')).toContain('ABCDE12345.com.example.app')
    expect(await getText('/about')).toMatch(/webVitalsSampleRate"?:0?\.375/)
    expect((await fetch(`${origin}/about`)).headers.get('Strict-Transport-Security')).toBe('max-age=60')
  } finally {
    await stop()
  }
}, 60_000)

test('the start prints the address of the desk and a password of its own', async () => {
  const readDesk = async () => {
    const { listening, lines, stop } = start({})
    const origin = await listening
    await expect.poll(() => lines.at(-1)).toMatch(/The desk is at/)
    const [, password] =
      /^The desk is at http:\S+\/desk, .* the password (\S{24})$/.exec(lines.at(-1) ?? '') ?? []
    const { status } = await fetch(`${origin}/desk`)
    await stop()
    return { password, status }
  }
  const [first, second] = [await readDesk(), await readDesk()]
  expect([first.status, second.status]).toEqual([401, 401])
  expect(first.password).toBeDefined()
  expect(second.password).not.toBe(first.password)
}, 60_000)

test('the start fails with one sentence when a setting is invalid', async () => {
  expect(await refusal({ RUM_SAMPLE_RATE: 'often' })).toEqual([
    expect.stringMatching(/^start: RUM_SAMPLE_RATE is not a share of visits from 0/),
  ])
}, 60_000)

test.each(['', '1e3'])(
  'the start fails with one sentence when the port is "%s"',
  { tags: ['slow'], timeout: 60_000 },
  async (PORT) => {
    expect(await refusal({ PORT })).toEqual(['start: PORT must be a whole number from 0 to 65535.'])
  },
)

test('the start fails with one sentence when the port is in use', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  try {
    expect(await refusal({ PORT: String(port) })).toEqual([
      `start: port ${port} is in use. Set PORT to another one, or end what listens there (\`ss -ltnp\` names it): a start that was killed leaves a workerd behind.`,
    ])
  } finally {
    other.close()
  }
})

test('a site keeps its files while another build replaces them', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { root, remove } = await scratchFolder({})
  cpSync('dist', path.join(root, 'dist'), { recursive: true })
  const { listening, stop } = start({}, root)
  try {
    const origin = await listening
    rmSync(path.join(root, 'dist'), { recursive: true })
    const [stylesheet] = /\/assets\/[^"]+\.css/.exec(await (await fetch(`${origin}/about`)).text()) ?? []
    expect((await fetch(origin + stylesheet)).status).toBe(200)
    expect((await fetch(`${origin}/favicon.svg`)).status).toBe(200)
  } finally {
    await stop()
    await remove()
  }
})

/** A copy of this folder and its build, with other lines in wrangler.toml and further files. */
function folderWith(
  changes: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Promise<ScratchFolder> {
  const wrangler = Object.entries(changes).reduce(
    (text, [line, other]) => text.replace(`\n${line}\n`, `\n${other}\n`),
    readFileSync('wrangler.toml', 'utf8'),
  )
  return scratchFolder({ ...more, 'wrangler.toml': wrangler }, ['node_modules', 'public', 'dist'])
}

test.each([
  ['wrangler.toml', { 'HSTS = "max-age=31536000"': 'HSTS = "often"' }, {}, /^start: HSTS is not a value of/],
  [
    'wrangler.toml',
    { 'HSTS = "max-age=31536000"': 'HSTS = "often' },
    {},
    /^start: wrangler\.toml, line \d+: Inv/,
  ],
  [
    '.dev.vars',
    {},
    { '.dev.vars': 'UPSTREAM_TOKEN=श्री\n' },
    /^start: UPSTREAM_TOKEN is not one line that a header can carry/,
  ],
])(
  'the start fails with one sentence when %s is invalid',
  { tags: ['slow'], timeout: 60_000 },
  async (_, changes, more, sentence) => {
    const { root, remove } = await folderWith(changes, more)
    try {
      expect((await refusal({}, root)).at(-1)).toMatch(sentence)
    } finally {
      await remove()
    }
  },
)

test('the start names the upstream of wrangler.toml, which needs no database', {
  tags: ['slow'],
  timeout: 60_000,
}, async () => {
  const { root, remove } = await folderWith({
    'UPSTREAM_URL = ""': 'UPSTREAM_URL = "http://127.0.0.1:9"',
    'RUM_SAMPLE_RATE = "0.1"': 'RUM_SAMPLE_RATE = 0.1',
    '[[d1_databases]]': '[[unused_databases]]',
  })
  try {
    const prepared = start({}, root, 'scripts/prepare-database.ts')
    expect(await prepared.ended).toEqual([0, null])
    const { listening, lines, stop } = start({}, root)
    try {
      const origin = await listening
      expect(lines).toContain(`The site is at ${origin} (upstream http://127.0.0.1:9)`)
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    } finally {
      await stop()
    }
  } finally {
    await remove()
  }
})
