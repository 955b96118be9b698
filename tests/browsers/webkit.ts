import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { expect, vi } from 'vitest'
import type { ChaosProxy } from '#support/fakes/chaos-proxy.ts'
import { findWebKit } from './find.ts'
import {
  type Engine,
  findPart,
  getSource,
  markAsVisited,
  type Settings,
  type Visitor,
  WAITING,
} from './visitor.ts'

/** Loads this file only: a browser has six connections, and the document needs one. */
const CLIENT = /^\/assets\/entry-client[\w.-]*\.js$/
/** The bar of buttons limits how narrow the window can be. */
const NARROW_BAR = 'window * { min-width: 0; margin: 0; padding: 0; font-size: 6px }'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  return address.port
}

/** Starts a virtual screen. Returns its name. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb did not start.')))
    screen.stdout.once('data', (number) => resolve(`:${String(number).trim()}`))
  })
  return { screen, display }
}

/** Runs in the page: records problems from now on. */
function listen(): void {
  if ('problems' in window) return
  const problems: Array<string> = []
  Object.assign(window, { problems })
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    problems.push(`rejection: ${reason}`),
  )
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  for (const kind of ['error', 'warn'] as const) {
    const log = console[kind]
    console[kind] = (...words) => {
      problems.push(`${kind}: ${words.join(' ')}`)
      log(...words)
    }
  }
}

function makeVisitor(driver: WebDriver, front: ChaosProxy): Visitor {
  const run: Visitor['run'] = (inPage, ...args) => driver.executeScript(`return ${getSource(inPage, args)}`)

  function find(css: string, name: string): Promise<WebElement> {
    return vi.waitFor(async () => {
      const element = await driver.executeScript<WebElement | null>(
        `return ${getSource(findPart, [css, name])}`,
      )
      if (!element) throw new Error(`There is no ${css} ${name}`)
      return element
    }, WAITING)
  }

  return {
    // The driver reports no console messages, so the client waits until the page records problems.
    open: async (path) => {
      await run(() => Object.assign(window, { left: true }) && undefined)
      const release = front.hold(CLIENT)
      try {
        // A busy driver may lose a command.
        await vi.waitFor(
          async () => {
            await driver.get(front.url + path)
            await expect.poll(() => run(() => 'left' in window), { timeout: 5_000 }).toBe(false)
          },
          { timeout: 30_000 },
        )
        await expect.poll(() => run(() => document.readyState)).not.toBe('loading')
        await run(listen)
      } finally {
        release()
      }
    },
    run,
    click: async (css, name = '') => (await find(css, name)).click(),
    type: async (css, text) => (await find(css, '')).sendKeys(text),
    escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
      await expect.poll(() => run(() => innerWidth)).toBe(width)
    },
    problems: async () => {
      const problems = await run(() => ('problems' in window ? window.problems : []))
      return Array.isArray(problems) ? problems.map(String) : []
    },
    leave: () => driver.quit(),
  }
}

/** WebKitGTK over classic WebDriver. Each visitor has a browser of their own. */
export async function startWebKit(): Promise<Engine> {
  const binary = findWebKit()
  const { screen, display } = await startScreen()
  const config = mkdtempSync(path.join(tmpdir(), 'webkit-'))
  mkdirSync(path.join(config, 'gtk-3.0'))
  writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), NARROW_BAR)
  const port = await freePort()
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return {
    visit: async (front: ChaosProxy, { theme, script, isNew }: Settings) => {
      const args = [
        '--automation',
        ...(theme === 'dark' ? ['--dark-mode'] : []),
        ...(script === 'off' ? ['--enable-javascript=false'] : []),
      ]
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args },
      })
      const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
      try {
        const visitor = makeVisitor(driver, front)
        await visitor.resize(1280, 900)
        if (!isNew) {
          await visitor.open('/robots.txt')
          await visitor.run(markAsVisited)
        }
        return visitor
      } catch (error) {
        // The driver has one session at a time.
        await driver.quit()
        throw error
      }
    },
    stop: async () => {
      service.kill()
      screen.kill()
    },
  }
}
