import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser.ts'
import { median } from './measure.ts'

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}
type Lighthouse = (url: string, flags: { port: number; logLevel: string }) => Promise<{ lhr: Report }>
type Chrome = { port: number; kill: () => void }
type Launcher = { launch: (options: { chromePath: string; chromeFlags: Array<string> }) => Promise<Chrome> }

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo']
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]
const VISITS = 3

/** Returns rows with the medians of Lighthouse's mobile figures. `folder` is where Lighthouse is installed. */
export async function lighthouseRows(
  folder: string,
  addresses: Readonly<Record<string, string>>,
): Promise<Array<Array<string>>> {
  const { resolve } = createRequire(path.resolve(folder, 'package.json'))
  const from = (name: string) => import(pathToFileURL(resolve(name)).href)
  const { default: lighthouse }: { default: Lighthouse } = await from('lighthouse')
  const launcher: Launcher = await from('chrome-launcher')
  const rows = [['page', ...SCORES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']]
  for (const [name, url] of Object.entries(addresses)) {
    const reports: Array<Report> = []
    for (let visits = 0; visits < VISITS; visits++) {
      const chromeFlags = ['--headless=new', ...BROWSER_ARGS]
      const chrome = await launcher.launch({ chromePath: findBrowser(), chromeFlags })
      try {
        reports.push((await lighthouse(url, { port: chrome.port, logLevel: 'silent' })).lhr)
      } finally {
        chrome.kill()
      }
    }
    const of = (read: (report: Report) => number | null | undefined, decimals: number) =>
      median(reports.map((report) => read(report) ?? Number.NaN)).toFixed(decimals)
    rows.push([
      name,
      ...SCORES.map((id) => of(({ categories }) => (categories[id]?.score ?? Number.NaN) * 100, 0)),
      ...METRICS.map((id, at) => of(({ audits }) => audits[id]?.numericValue, at === 3 ? 3 : 0)),
    ])
  }
  return rows
}
