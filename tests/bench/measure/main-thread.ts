import type { Browser, Page } from 'playwright'

/** Kinds of main-thread work, by the names of Chromium's trace events. Script includes the layout that it forces. */
const KINDS = {
  layout: /^Layout$/,
  style: /^UpdateLayoutTree$/,
  paint: /^(Paint|PrePaint|Layerize|Commit)$/,
  script:
    /^(FunctionCall|EvaluateScript|v8\.run|v8\.evaluateModule|TimerFire|RunMicrotasks|v8\.compile|v8\.compileModule)$/,
  parsing: /^(ParseHTML|ParseAuthorStyleSheet)$/,
  all: /RunTask$/,
}
type Kind = keyof typeof KINDS

export const kinds = Object.keys(KINDS) as ReadonlyArray<Kind>

/** The time from the request to the first contentful paint, and the main-thread work by kind, in milliseconds. */
export type MainThread = Record<Kind | 'firstPaint', number>

/** An event of a trace. Times are in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number }

/** Sums the durations of the events of a kind in milliseconds. Skips those within another. */
function sumKind(events: ReadonlyArray<TraceEvent>, kind: RegExp): number {
  let end = 0
  let sum = 0
  for (const { name, ts, dur = 0 } of events) {
    if (!kind.test(name) || ts < end) continue
    sum += dur
    end = ts + dur
  }
  return sum / 1_000
}

const STARTS = /^(navigationStart|ResourceWillSendRequest|ResourceSendRequest)$/

function readTrace(events: ReadonlyArray<TraceEvent>, watchedMs: number): MainThread {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace has no first contentful paint')
  const start = Math.min(
    ...events.filter(({ name, ts }) => STARTS.test(name) && ts < paint.ts).map(({ ts }) => ts),
  )
  const end = start + watchedMs * 1_000
  const own = events
    .filter(
      ({ pid, tid, ph, ts }) =>
        pid === paint.pid && tid === paint.tid && ph === 'X' && ts >= start && ts < end,
    )
    .sort((one, other) => one.ts - other.ts)
  const sums = Object.fromEntries(kinds.map((kind) => [kind, sumKind(own, KINDS[kind])]))
  return { ...(sums as Record<Kind, number>), firstPaint: (paint.ts - start) / 1_000 }
}

/** Traces a visit of a page. Returns the main-thread work of its first `watchedMs`. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  watchedMs: number,
  visit: () => Promise<void>,
): Promise<MainThread> {
  const categories = ['blink.user_timing', 'devtools.timeline', 'toplevel', 'loading', 'v8']
  await browser.startTracing(page, { categories })
  await visit()
  const trace: { traceEvents: Array<TraceEvent> } = JSON.parse(String(await browser.stopTracing()))
  return readTrace(trace.traceEvents, watchedMs)
}
