/** A moment as people say it, in the time zone of the device: `3:40 pm, 21 Nov`. */
export function shortMoment(milliseconds: number, timeZone?: string): string {
  const zone = timeZone ? { timeZone } : {}
  const moment = new Date(milliseconds)
  const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', hour12: true, ...zone })
  const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', ...zone })
  return `${time.format(moment)}, ${day.format(moment)}`
}
