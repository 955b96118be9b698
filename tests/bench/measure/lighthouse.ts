import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../../../scripts/browser.ts'
import { figure, median, ratio, table } from '../report.ts'
import { FRONT_BROWSER_ARGS } from '../serve/edge-front.ts'
import type { Started } from '../serve/sites.ts'
import { visitInTurns } from './visit-in-turns.ts'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Lighthouse = (url: string, flags: { port: number; logLevel: string }) => Promise<{ lhr: Report }>
type Chrome = { port: number; kill: () => void }
type Launcher = { launch: (options: { chromePath: string; chromeFlags: Array<string> }) => Promise<Chrome> }

/** Scores from 0 to 100. */
const CATEGORIES = { perf: 'performance', a11y: 'accessibility', best: 'best-practices', seo: 'seo' }
const METRICS = { 'FCP ms': 'first-contentful-paint', 'LCP ms': 'largest-contentful-paint', 'TBT ms': 'total-blocking-time', CLS: 'cumulative-layout-shift' } // biome-ignore format: a table
const HEADS = [...Object.keys(CATEGORIES), ...Object.keys(METRICS)]

/** Returns the figures by the heads of their columns. */
function getFigures({ categories, audits }: Report): Record<string, number> {
  return Object.fromEntries([
    ...Object.entries(CATEGORIES).map(([head, id]) => [head, Math.round((categories[id]?.score ?? Number.NaN) * 100)]),
    ...Object.entries(METRICS).map(([head, id]) => [head, audits[id]?.numericValue ?? Number.NaN]),
  ]) // biome-ignore format: two lines
}

/** Loads Lighthouse from a folder. Each visit has a browser of its own. @throws when it is not installed there */
async function lighthouseFrom(folder: string): Promise<(url: string) => Promise<Record<string, number>>> {
  const { resolve } = createRequire(path.resolve(folder, 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse')
  const launcher: Launcher = await load('chrome-launcher')
  return async (url) => {
    const chrome = await launcher.launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...FRONT_BROWSER_ARGS],
    })
    try {
      return getFigures((await lighthouse(url, { port: chrome.port, logLevel: 'silent' })).lhr)
    } finally {
      chrome.kill()
    }
  }
}

/** Reports the medians of Lighthouse's mobile figures. `folder` is where Lighthouse is installed. */
export async function lighthouseReport(
  targets: ReadonlyArray<Started>,
  repeats: number,
  folder: string,
  note: (text: string) => void,
): Promise<string> {
  const measure = await lighthouseFrom(folder)
  const visits = await visitInTurns(targets, repeats, async (url, { name }) => {
    const figures = await measure(url)
    note(`${name}: ${figures.perf}, LCP ${figure(figures['LCP ms'])} ms`)
    return figures
  })
  const of = (name: string, head: string) =>
    median((visits.get(name) ?? []).map((figures) => figures[head] ?? Number.NaN))
  const rows = targets.map(({ name, title }) => [
    title,
    ...HEADS.map((head) => figure(of(name, head), head === 'CLS' ? 3 : 0)),
  ])
  const against = (head: string) => ratio(of('peer-ours', head), of('peer-start', head))
  return [
    `Lighthouse mobile, medians of ${repeats}:`,
    table(['target', ...HEADS], rows),
    `The peers' category, ours / Start: FCP ${against('FCP ms')}, LCP ${against('LCP ms')}`,
  ].join('\n')
}
