const DISMISSED_MS = 30 * 24 * 60 * 60 * 1000

/** Whether the bar was put away less than thirty days ago; `stored` is the time of that in milliseconds. */
export function isDismissed(stored: string | null, now: number): boolean {
  if (stored === null) return false
  const at = Number(stored)
  return at <= now && now - at < DISMISSED_MS
}

/** True where Safari shows its own bar for the app: on iOS, when the page names the app; other browsers there do not. */
export function hasNativeBar(page: ParentNode, userAgent: string): boolean {
  const isSafari = /\biP(?:hone|od|ad)\b.*\bVersion\/\S+ .*\bSafari\//.test(userAgent)
  return isSafari && page.querySelector('meta[name="apple-itunes-app"]') !== null
}
