import { formatDay, relativeTime } from '#data/format-dates.ts'

/** The age of a post at `now`, if its date is known; the day itself in the tooltip and in print. */
export function PostTime({ createdAt, now }: { createdAt: string | undefined; now: number }) {
  if (createdAt === undefined) return null
  const day = formatDay(createdAt)
  return (
    <time dateTime={createdAt} title={day}>
      <span className="print:hidden">{relativeTime(createdAt, now)}</span>
      <span className="hidden print:inline">{day}</span>
    </time>
  )
}
