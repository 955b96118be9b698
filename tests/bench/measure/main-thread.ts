import type { CDPSession } from 'playwright'

/** Kinds of main-thread work, by the names of Chromium's trace events. Layout may lie inside of script. */
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

/** Milliseconds from the request to the first contentful paint, and of main-thread work by kind. */
export type MainThread = Record<Kind | 'firstPaint', number>

/** An event of a trace; times in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number }

/** Sums the durations in milliseconds of the events of a kind, without those inside of another. */
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

/** Traces what `visit` does, and returns the main-thread work of the first `watchedMs` of its page. */
export async function traceMainThread(
  devtools: CDPSession,
  watchedMs: number,
  visit: () => Promise<void>,
): Promise<MainThread> {
  const events: Array<TraceEvent> = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as Array<TraceEvent>))
  })
  const includedCategories = ['blink.user_timing', 'devtools.timeline', 'toplevel', 'loading', 'v8']
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await visit()
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  return readTrace(events, watchedMs)
}
