import { formatDay, relativeTime } from '#catalogue/format-dates.ts'

/** When a post appeared, if that is known, in words that hold at `now`; the day itself in the tooltip and on paper. */
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
