import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser.ts'
import { median } from '../report/statistics.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The metrics by Lighthouse's ids; times in milliseconds. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

/** Scores from 0 to 100, and the metrics. */
export type LighthouseResult = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number> & {
  /** What kept a score below 100. */
  findings: Array<string>
}

type Audit = { id: string; title: string; score: number | null; numericValue?: number }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>
  audits: Record<string, Audit>
}
type Lighthouse = (url: string, flags: { port: number; logLevel: string }) => Promise<{ lhr: Report }>
type Chrome = { port: number; kill: () => void }
type Launcher = { launch: (options: { chromePath: string; chromeFlags: Array<string> }) => Promise<Chrome> }

export type Measure = (url: string) => Promise<LighthouseResult>

function resultOf({ categories, audits }: Report): LighthouseResult {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const findings = CATEGORIES.filter((id) => id !== 'performance' && score(id) < 100).flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter((reference) => reference.weight > 0 && (audits[reference.id]?.score ?? 1) < 1)
      .map((reference) => `${id}: ${audits[reference.id]?.title}`),
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: metric(METRICS.fcp),
    lcp: metric(METRICS.lcp),
    tbt: metric(METRICS.tbt),
    cls: metric(METRICS.cls),
    findings,
  }
}

/**
 * Lighthouse with its mobile settings, as it is installed in a folder. Each visit is by a browser of its own.
 * @throws when it is not installed there
 */
export async function lighthouseFrom(folder: string): Promise<Measure> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse')
  const launcher: Launcher = await load('chrome-launcher')
  return async (url) => {
    const chrome = await launcher.launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...BROWSER_ARGS],
    })
    try {
      return resultOf((await lighthouse(url, { port: chrome.port, logLevel: 'silent' })).lhr)
    } finally {
      chrome.kill()
    }
  }
}

/** The medians of several visits, with all that was found in any of them. */
export function medianOf(results: ReadonlyArray<LighthouseResult>): LighthouseResult {
  const of = (key: Exclude<keyof LighthouseResult, 'findings'>) => median(results.map((one) => one[key]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    findings: [...new Set(results.flatMap(({ findings }) => findings))],
  }
}
