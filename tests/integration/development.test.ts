import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScratchFolder, scratchFolder } from '#support/site/scratch-folder.ts'

let folder: ScratchFolder
beforeAll(async () => {
  folder = await scratchFolder({})
})
afterAll(() => folder.remove())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Starts `npm run dev` without its preparation. */
async function startDevelopment(mode: string) {
  const port = await freePort()
  const args = ['run', 'dev', '--ignore-scripts', '--', '--mode', mode]
  const child = spawn('npm', args, {
    cwd: folder.root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    // In a test Vite watches no files.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port) },
  })
  const group = -(child.pid ?? 0)
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Local:')
  const isRunning = () => {
    try {
      return process.kill(group, 0)
    } catch {
      return false
    }
  }
  return {
    read: async (address: string) => (await fetch(`http://127.0.0.1:${port}${address}`)).text(),
    stop: async () => {
      child.kill('SIGTERM')
      await expect.poll(isRunning, { timeout: 20_000 }).toBe(false)
    },
    kill: () => isRunning() && process.kill(group, 'SIGKILL'),
  }
}

function edit(file: string, before: string, after: string): void {
  const target = path.join(folder.root, file)
  writeFileSync(target, readFileSync(target, 'utf8').replace(before, after))
}

test.each([
  ['en', '/about'],
  ['hi', '/hi/about'],
])(
  'the development server of %s shows edits and stops all its child processes',
  { tags: ['slow'], timeout: 200_000 },
  async (code, page) => {
    const { read, stop, kill } = await startDevelopment(code)
    try {
      expect(await read(page)).toContain('</html>')
      edit('src/worker/routes/well-known.ts', 'Sitemap', `Sitemap-${code}`)
      edit('src/features/company/about-page.tsx', '<h1', `<h1 data-${code}="edited"`)
      edit(`src/content/${code}/about.ts`, "title: '", "title: 'Edited ")
      const shows = (text: string) => async () => (await read(page)).includes(text)
      await expect.poll(shows('>Edited '), { timeout: 30_000 }).toBe(true)
      await expect.poll(shows(`data-${code}="edited"`), { timeout: 30_000 }).toBe(true)
      const robots = async () => (await read('/robots.txt')).includes(`Sitemap-${code}`)
      await expect.poll(robots, { timeout: 30_000 }).toBe(true)
      await stop()
    } finally {
      kill()
    }
  },
)

test('the development server explains how to serve the other language', {
  tags: ['slow'],
  timeout: 90_000,
}, async () => {
  const { read, stop, kill } = await startDevelopment('en')
  try {
    expect(await read('/hi/about')).toContain('--mode hi')
    await stop()
  } finally {
    kill()
  }
})
