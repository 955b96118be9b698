import type { AnswerCounts } from '#worker/alerts/count-answers.ts'

const HOUR_MS = 3_600_000
const OLDEST_MS = 24 * HOUR_MS
/** A share of faults says something once there are so many. */
const LEAST_FAULTS = 10
const MOST_SHARE = 0.05

/** What the rules look at. */
export type Facts = {
  now: number
  /** Contact messages that the API or a destination has not taken, and when the oldest came, in milliseconds. */
  waiting: number
  oldestAt: number | undefined
  /** Messages that the API refused after they were promised. */
  dead: number
  answers: AnswerCounts
  /** Why the remote API gives no usable answer; undefined when it does. */
  apiFault: string | undefined
}

export type Rule = {
  name: string
  /** How long it has to be broken before anybody is told. */
  patienceMs: number
  /** What the operator is told while it is broken; undefined when all is well. */
  broken: (facts: Facts) => string | undefined
}

/** What people are told of. The runbook of each is in docs/messages.md. */
export const rules: ReadonlyArray<Rule> = [
  {
    name: 'messages waiting',
    patienceMs: 0,
    broken: ({ now, waiting, oldestAt }) =>
      oldestAt !== undefined && now - oldestAt > OLDEST_MS
        ? `Contact messages that wait to be delivered: ${waiting}. The oldest waits for ${Math.floor((now - oldestAt) / HOUR_MS)} hours.`
        : undefined,
  },
  {
    name: 'dead letters',
    patienceMs: 0,
    broken: ({ dead }) =>
      dead > 0
        ? `Contact messages that the marketplace API refused after their writers were told that they are saved: ${dead}.`
        : undefined,
  },
  {
    name: 'server errors',
    patienceMs: 0,
    broken: ({ answers: { answers, faults } }) =>
      faults >= LEAST_FAULTS && faults > answers * MOST_SHARE
        ? `Of ${answers} answers in the last 15 minutes ${faults} were server errors (${Math.round((faults / answers) * 100)} %).`
        : undefined,
  },
  {
    name: 'API down',
    // Broken at two runs of the cron in a row.
    patienceMs: 4 * 60_000,
    broken: ({ apiFault }) =>
      apiFault === undefined ? undefined : `The marketplace API gives no usable answer: ${apiFault}.`,
  },
]

/** A rule that is broken, or was not long ago. */
export type Alert = {
  rule: string
  first_seen_at: number
  last_seen_at: number
  /** The notice that people were sent. */
  raised_id: string | null
}

/** So long all has to be well before people are told so: what comes and goes is one alert. */
const CALM_MS = 30 * 60_000

export type Step = 'nothing' | 'notice' | 'see' | 'raise' | 'forget' | 'clear'

/** What has to be done about a rule. A rule is raised once and cleared once, however often it is broken in between. */
export function nextStep(rule: Rule, isBroken: boolean, alert: Alert | undefined, now: number): Step {
  if (!alert) return isBroken ? (rule.patienceMs === 0 ? 'raise' : 'notice') : 'nothing'
  if (alert.raised_id === null) {
    if (!isBroken) return 'forget'
    return now - alert.first_seen_at >= rule.patienceMs ? 'raise' : 'see'
  }
  if (isBroken) return 'see'
  return now - alert.last_seen_at >= CALM_MS ? 'clear' : 'nothing'
}
