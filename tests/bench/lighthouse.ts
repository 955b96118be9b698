import { type LighthouseResult, lighthouseFrom, medianOf } from './measure/lighthouse.ts'
import { figure, table } from './report/table.ts'
import { startEdgeFront } from './serve/edge-front.ts'
import type { Target } from './targets/target.ts'

/** What is visited when `--only` names nothing: our pages as visitors get them, and the category beside its peer. */
const VISITED = ['cached-', 'peer-ours', 'start']

/** The targets that are pages of a site. */
export function visitedTargets(
  targets: ReadonlyArray<Target>,
  only: ReadonlyArray<string>,
): ReadonlyArray<Target> {
  const names = only.length > 0 ? only : VISITED
  return targets.filter(({ name, sized }) => sized && names.some((part) => name.startsWith(part)))
}

function row({ title }: Target, result: LighthouseResult): Array<string> {
  const { performance, accessibility, seo, fcp, lcp, tbt, cls } = result
  return [
    title,
    ...[performance, accessibility, result['best-practices'], seo, fcp, lcp, tbt].map((value) =>
      figure(value),
    ),
    figure(cls, 3),
  ]
}

/** Medians of Lighthouse's mobile figures, the targets in turns. `folder` is where Lighthouse is installed. */
export async function lighthouseReport(
  targets: ReadonlyArray<Target>,
  runs: number,
  folder: string,
  note: (text: string) => void,
): Promise<string> {
  const measure = await lighthouseFrom(folder)
  const fronts = await Promise.all(
    targets.map(async (target) => ({ target, front: await startEdgeFront(target.site) })),
  )
  const results = new Map<Target, Array<LighthouseResult>>(targets.map((target) => [target, []]))
  try {
    for (let run = 0; run < runs; run++) {
      for (const { target, front } of fronts) {
        const result = await measure(front.url + target.path)
        results.get(target)?.push(result)
        note(`${target.name}: ${result.performance}, LCP ${figure(result.lcp)}, TBT ${figure(result.tbt)}`)
      }
    }
  } finally {
    for (const { front } of fronts) front.stop()
  }
  const medians = targets.map((target) => ({ target, result: medianOf(results.get(target) ?? []) }))
  const head = ['target', 'perf', 'a11y', 'best', 'seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS']
  const rows = medians.map(({ target, result }) => row(target, result))
  const findings = medians.flatMap(({ target, result }) =>
    result.findings.map((finding) => `${target.name}: ${finding}`),
  )
  return [`Lighthouse mobile, medians of ${runs}:`, table(head, rows), ...findings].join('\n')
}
