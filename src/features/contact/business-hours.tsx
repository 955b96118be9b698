import { useEffect, useState } from 'react'
import { WEEKDAYS, type Weekday } from '#catalogue/office-day.ts'
import { Badge } from '#components/ui/badge.tsx'
import { company, type BusinessHours as HoursOfDay } from '#content/company.ts'
import { contact } from '#content/contact.ts'
import { classNames } from '#lib/class-names.ts'
import { timeInIndia } from '#lib/india-day.ts'

const MINUTE_MS = 60_000

/** The state of the office and the time of its next change (HH:MM, 24 hours). Without `opens` it never opens. */
type Opening =
  | { isOpen: true; today: Weekday; closes: string }
  | { isOpen: false; today: Weekday; opens?: { day: Weekday; daysAhead: number; time: string } }

function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/** Returns whether the office in India is open at a time (ms). It closes at its closing minute. */
export function openingAt(hours: ReadonlyArray<HoursOfDay>, nowMs: number): Opening {
  const clock = timeInIndia(nowMs)
  const minuteOfDay = clock.getUTCHours() * 60 + clock.getUTCMinutes()
  const weekday = clock.getUTCDay()
  const getHours = (day: Weekday) => hours.find(({ days }) => (days as ReadonlyArray<string>).includes(day))
  const today = WEEKDAYS[weekday] ?? 'Sunday'

  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const day = WEEKDAYS[(weekday + daysAhead) % 7] ?? 'Sunday'
    const entry = getHours(day)
    if (!entry?.opens) continue
    const opensLater = daysAhead > 0 || minuteOfDay < toMinutes(entry.opens)
    if (opensLater) return { isOpen: false, today, opens: { day, daysAhead, time: entry.opens } }
    if (minuteOfDay < toMinutes(entry.closes)) return { isOpen: true, today, closes: entry.closes }
  }
  return { isOpen: false, today }
}

/** Returns the time of the server (ms; `Date`, RFC 9110 section 6.6.1). The clock of the device may be wrong by days. */
async function readServerTime(): Promise<number> {
  const { headers } = await fetch('/healthz', { method: 'HEAD', cache: 'no-store' })
  return Date.parse(headers.get('Date') ?? '')
}

/**
 * Returns the time (ms) of the server, every minute: that of the page until it has been read. It is read again when the
 * page is shown, which may be a day later.
 */
export function useServerTime(pageTime: number): number {
  const [now, setNow] = useState(pageTime)

  useEffect(() => {
    let known = { time: pageTime, at: performance.now() }
    const tick = () => setNow(known.time + performance.now() - known.at)
    async function read() {
      if (document.visibilityState === 'hidden') return
      const time = await readServerTime().catch(() => Number.NaN)
      if (time) known = { time, at: performance.now() }
      tick()
    }
    void read()
    const timer = setInterval(tick, MINUTE_MS)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [pageTime])

  return now
}

const words = contact.hours

/** Returns when the office closes or opens, to follow "open now" and "closed now". */
function change(opening: Opening): string | undefined {
  if (opening.isOpen) return words.until(opening.closes)
  if (!opening.opens) return undefined
  const { day, daysAhead, time } = opening.opens
  if (daysAhead === 0) return words.opensToday(time)
  return daysAhead === 1 ? words.opensTomorrow(time) : words.opens(day, time)
}

function Status({ opening }: { opening: Opening }) {
  const next = change(opening)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Badge tone={opening.isOpen ? 'success' : 'plain'}>
        <span
          aria-hidden="true"
          className={classNames('size-2 rounded-full', opening.isOpen ? 'bg-success' : 'bg-line-strong')}
        />
        <span>{opening.isOpen ? words.open : words.closed}</span>
      </Badge>
      {next && <span className="text-soft">{next}</span>}
    </p>
  )
}

/** The business hours of the week with today marked, and whether the office is open now. */
export function BusinessHours({ now }: { now: number }) {
  const opening = openingAt(company.businessHours, now)
  return (
    <section
      aria-labelledby="hours-title"
      className="@container rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="hours-title" className="text-xl">
          {words.title}
        </h2>
        <Status opening={opening} />
      </div>
      <table aria-labelledby="hours-title" className="mt-4 w-full text-left text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.time}</th>
          </tr>
        </thead>
        <tbody>
          {company.businessHours.map(({ days, label, hours }) => {
            const isToday = (days as ReadonlyArray<string>).includes(opening.today)
            return (
              <tr
                key={label}
                className={classNames(
                  'border-t border-line first:border-t-0',
                  isToday ? '*:font-semibold' : '*:font-normal',
                )}
              >
                <th scope="row" className="py-3 pr-3 sm:whitespace-nowrap">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span>{label}</span>
                    {isToday && <Badge>{words.today}</Badge>}
                  </span>
                </th>
                <td className="py-3 text-right @3xs:whitespace-nowrap">{hours}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-soft">{words.note}</p>
    </section>
  )
}
