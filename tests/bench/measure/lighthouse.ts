import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../../../scripts/browser.ts'
import { figure, median, ratio, table } from '../report.ts'
import { FRONT_BROWSER_ARGS, type Front, startEdgeFront } from '../serve/edge-front.ts'
import type { Started } from '../serve/sites.ts'

type Audit = { id: string; title: string; score: number | null; numericValue?: number }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: Array<{ id: string; weight: number }> }>
  audits: Record<string, Audit>
}
type Lighthouse = (url: string, flags: { port: number; logLevel: string }) => Promise<{ lhr: Report }>
type Chrome = { port: number; kill: () => void }
type Launcher = { launch: (options: { chromePath: string; chromeFlags: Array<string> }) => Promise<Chrome> }

/** Their scores are from 0 to 100. */
const CATEGORIES = { perf: 'performance', a11y: 'accessibility', best: 'best-practices', seo: 'seo' }

/** Times in milliseconds. */
const METRICS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** Figures by the heads of their columns, and what kept a score other than that of speed below 100. */
type Result = { figures: ReadonlyMap<string, number>; findings: ReadonlyArray<string> }

function resultOf({ categories, audits }: Report): Result {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100)
  const figures = new Map([
    ...Object.entries(CATEGORIES).map(([head, id]) => [head, score(id)] as const),
    ...Object.entries(METRICS).map(([head, id]) => [head, audits[id]?.numericValue ?? Number.NaN] as const),
  ])
  const findings = Object.values(CATEGORIES)
    .filter((id) => id !== 'performance' && score(id) < 100)
    .flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((reference) => reference.weight > 0 && (audits[reference.id]?.score ?? 1) < 1)
        .map((reference) => `${id}: ${audits[reference.id]?.title}`),
    )
  return { figures, findings }
}

/**
 * Lighthouse with its mobile settings, as it is installed in a folder. Each visit is by a browser of its own.
 * @throws when it is not installed there
 */
async function lighthouseFrom(folder: string): Promise<(url: string) => Promise<Result>> {
  const { resolve } = createRequire(path.join(folder, 'package.json'))
  const load = (name: string) => import(pathToFileURL(resolve(name)).href)
  const { default: lighthouse }: { default: Lighthouse } = await load('lighthouse')
  const launcher: Launcher = await load('chrome-launcher')
  return async (url) => {
    const chrome = await launcher.launch({
      chromePath: findBrowser(),
      chromeFlags: ['--headless=new', '--disable-dev-shm-usage', ...FRONT_BROWSER_ARGS],
    })
    try {
      return resultOf((await lighthouse(url, { port: chrome.port, logLevel: 'silent' })).lhr)
    } finally {
      chrome.kill()
    }
  }
}

/** Medians of Lighthouse's mobile figures, the targets in turns. `folder` is where Lighthouse is installed. */
export async function lighthouseReport(
  targets: ReadonlyArray<Started>,
  runs: number,
  folder: string,
  note: (text: string) => void,
): Promise<string> {
  const measure = await lighthouseFrom(folder)
  const fronts = new Map<Started, Front>()
  const results = new Map<Started, Array<Result>>(targets.map((target) => [target, []]))
  try {
    for (const target of targets) fronts.set(target, await startEdgeFront(target))
    for (let run = 0; run < runs; run++) {
      for (const [target, { url }] of fronts) {
        const result = await measure(url + target.path)
        results.get(target)?.push(result)
        const { figures } = result
        note(`${target.name}: ${figures.get('perf')}, LCP ${figure(figures.get('LCP ms'))} ms`)
      }
    }
  } finally {
    for (const front of fronts.values()) front.stop()
  }
  const middle = (name: string, head: string) => {
    const target = targets.find((one) => one.name === name)
    return median(
      (target && results.get(target))?.map(({ figures }) => figures.get(head) ?? Number.NaN) ?? [],
    )
  }
  const heads = [...Object.keys(CATEGORIES), ...Object.keys(METRICS)]
  const rows = targets.map(({ name, title }) => [
    title,
    ...heads.map((head) => figure(middle(name, head), head === 'CLS' ? 3 : 0)),
  ])
  const against = (head: string) => ratio(middle('peer-ours', head), middle('peer-start', head))
  const findings = targets.flatMap((target) =>
    (results.get(target) ?? []).flatMap((result) => result.findings.map((text) => `${target.name}: ${text}`)),
  )
  return [
    `Lighthouse mobile, medians of ${runs}:`,
    table(['target', ...heads], rows),
    `The peers' category, ours / Start: FCP ${against('FCP ms')}, LCP ${against('LCP ms')}`,
    ...new Set(findings),
  ].join('\n')
}
