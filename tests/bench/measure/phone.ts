import { type Browser, chromium, devices } from 'playwright'
import { findBrowser } from '../../../scripts/browser.ts'
import { figure, median, ratio, table } from '../report.ts'
import { FRONT_BROWSER_ARGS, type Front, startEdgeFront } from '../serve/edge-front.ts'
import type { Started } from '../serve/sites.ts'

const PHONE = devices['Pixel 7'] ?? {}
const WATCHED_MS = 4_000
/** What a task may take before it blocks (Long Tasks). */
const LONG_TASK_MS = 50
/** Until the entry of a task that ended at the end of the watch has come. */
const SETTLE_MS = 500
/** A job of a category: ours, and the peers'. */
const TILE = 'main :is(.job-tile, .tile > button)'

/** Times in milliseconds. */
type Seen = { tasks: Array<{ start: number; duration: number }>; interactions: Array<number> }

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page, before anything of its own: notes long tasks, and how long each interaction took to its next paint. */
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

type Visit = { blocking: number; interaction: number }

type PhoneOptions = {
  throttling: number
  /** Whether a dialog asks a new visitor for the city, which is closed before the press. */
  asksForCity: boolean
}

async function visit(
  browser: Browser,
  url: string,
  { throttling, asksForCity }: PhoneOptions,
): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'commit' })
    await page.evaluate(
      (end) => new Promise((resolve) => setTimeout(resolve, end - performance.now())),
      WATCHED_MS + SETTLE_MS,
    )
    const { tasks } = await page.evaluate(() => window.seen)
    if (asksForCity) {
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
  } finally {
    await context.close()
  }
}

/**
 * What a slow phone feels of a category: the blocking time of its first seconds, and how long the press on a job takes
 * until something is seen of it. A new visitor each time, the targets in turns. `throttling` times slower than this CPU.
 */
export async function phoneReport(
  targets: ReadonlyArray<Started>,
  { repeats, throttling }: { repeats: number; throttling: number },
  note: (text: string) => void,
): Promise<string> {
  const fronts = new Map<Started, Front>()
  const visits = new Map<string, Array<Visit>>(targets.map(({ name }) => [name, []]))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: FRONT_BROWSER_ARGS })
  try {
    for (const target of targets) fronts.set(target, await startEdgeFront(target))
    for (let round = 0; round < repeats; round++) {
      for (const [{ name, path }, front] of fronts) {
        const seen = await visit(browser, front.url + path, { throttling, asksForCity: name === 'peer-ours' })
        visits.get(name)?.push(seen)
        note(`${name}: blocking ${figure(seen.blocking)} ms, interaction ${figure(seen.interaction)} ms`)
      }
    }
  } finally {
    await browser.close()
    for (const front of fronts.values()) front.stop()
  }
  const middle = (name: string, of: keyof Visit) => median(visits.get(name)?.map((one) => one[of]) ?? [])
  const against = (of: keyof Visit) => ratio(middle('peer-ours', of), middle('peer-start', of))
  return [
    `A phone with a CPU ${throttling} times slower, medians of ${repeats} visits:`,
    table(
      ['page', `blocking ms, first ${WATCHED_MS / 1_000} s`, 'longest interaction ms'],
      [
        ...targets.map(({ name, title }) => [
          title,
          figure(middle(name, 'blocking')),
          figure(middle(name, 'interaction')),
        ]),
        ['ours / Start (must 1.5, 1.3; goal 1.0, 1.0)', against('blocking'), against('interaction')],
      ],
    ),
  ].join('\n')
}
