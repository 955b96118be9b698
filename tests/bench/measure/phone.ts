import { type Browser, chromium, devices, type Page } from 'playwright'
import { findBrowser } from '../../../scripts/browser.ts'
import { figure, median, ratio, spread, table } from '../report.ts'
import { FRONT_BROWSER_ARGS } from '../serve/edge-front.ts'
import type { Started } from '../serve/sites.ts'
import { kinds, type MainThread, traceMainThread } from './main-thread.ts'
import { visitInTurns } from './visit-in-turns.ts'

const PHONE = devices['Pixel 7'] ?? {}
const WATCHED_MS = 4_000
/** A task that takes longer blocks (Long Tasks). */
const LONG_TASK_MS = 50
/** Time for the entry of the last task to arrive. */
const SETTLE_MS = 500
/** A job of a category, ours or the peers'. */
const TILE = 'main :is(.job-tile, .tile > button)'

/** Times in milliseconds. */
type Seen = { tasks: Array<{ start: number; duration: number }>; interactions: Array<number> }

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page before its own scripts. Notes long tasks, and the time from each interaction to its next paint. */
function observe(): void {
  const seen: Seen = { tasks: [], interactions: [] }
  window.seen = seen
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) seen.tasks.push({ start, duration })
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) seen.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Opens a page on the slow phone of a new visitor, and closes it after `use`. */
async function onPhone<Result>(
  browser: Browser,
  throttling: number,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    return await use(page)
  } finally {
    await context.close()
  }
}

function trace(browser: Browser, url: string, throttling: number): Promise<MainThread> {
  return onPhone(browser, throttling, (page) =>
    traceMainThread(browser, page, WATCHED_MS, async () => {
      await page.goto(url, { waitUntil: 'load' })
      await page.waitForTimeout(WATCHED_MS)
    }),
  )
}

type Visit = { blocking: number; interaction: number }

function visit(browser: Browser, url: string, { site }: Started, throttling: number): Promise<Visit> {
  return onPhone(browser, throttling, async (page) => {
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'commit' })
    await page.evaluate(
      (end) => new Promise((resolve) => setTimeout(resolve, end - performance.now())),
      WATCHED_MS + SETTLE_MS,
    )
    const { tasks } = await page.evaluate(() => window.seen)
    // Our site asks a new visitor for the city.
    if (!site.includes('start')) {
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await page.evaluate(() => window.seen.interactions.splice(0))
    }
    await page.locator(TILE).first().tap()
    await page.locator(`${TILE}[aria-expanded="true"]`).waitFor()
    await page.waitForFunction(() => window.seen.interactions.length > 0)
    const { interactions } = await page.evaluate(() => window.seen)
    const blocking = tasks
      .filter(({ start }) => start < WATCHED_MS)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK_MS), 0)
    return { blocking, interaction: Math.max(...interactions) }
  })
}

/** Returns the medians of each target by column with their spread, and the ratio of ours to Start's. */
function toRows<Seen extends Record<Column, number>, Column extends string>(
  targets: ReadonlyArray<Started>,
  visits: ReadonlyMap<string, ReadonlyArray<Seen>>,
  columns: ReadonlyArray<Column>,
): Array<Array<string>> {
  const all = (name: string, column: Column) => (visits.get(name) ?? []).map((seen) => seen[column])
  const rows = targets.map(({ name, title }) => [
    title,
    ...columns.map((column) => spread(all(name, column))),
  ])
  const ratios = columns.map((column) =>
    ratio(median(all('peer-ours', column)), median(all('peer-start', column))),
  )
  return [...rows, ['ours / Start', ...ratios]]
}

const TRACED = ['firstPaint', ...kinds] as const

/**
 * Reports the first seconds of a new visitor on a slow phone: blocking time, main-thread work by kind, and how long a
 * press on a job takes.
 */
export async function phoneReport(
  targets: ReadonlyArray<Started>,
  { repeats, throttling }: { repeats: number; throttling: number },
  note: (text: string) => void,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FRONT_BROWSER_ARGS })
  const visits = await visitInTurns(targets, repeats, async (url, target) => {
    const seen = {
      ...(await visit(browser, url, target, throttling)),
      ...(await trace(browser, url, throttling)),
    }
    note(
      `${target.name}: ${Object.entries(seen)
        .map(([name, ms]) => `${name} ${figure(ms)}`)
        .join(', ')} ms`,
    )
    return seen
  }).finally(() => browser.close())
  const seconds = WATCHED_MS / 1_000
  return [
    `A phone with a CPU ${throttling} times slower, medians of ${repeats} visits:`,
    table(
      ['page', `blocking ms, first ${seconds} s`, 'press on a job ms'],
      toRows(targets, visits, ['blocking', 'interaction']),
    ),
    `Main thread of the first ${seconds} s, ms by kind:`,
    table(['page', 'first paint', ...kinds], toRows(targets, visits, TRACED)),
    'ours / Start must be at most 1.3x (blocking), 1.1x (interaction) and 1.3x (all of the main thread); the goal is 1.0x.',
  ].join('\n')
}
