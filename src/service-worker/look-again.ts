/**
 * Reloads the page once the site is reachable. No event signals this reliably: `online` may fire before this script
 * runs, and does not fire if only the server was down. This script therefore also polls, with pauses of up to a minute.
 */
const MAX_PAUSE_MS = 60_000

let pauseMs = 1_000
let timer = setTimeout(lookAgain, pauseMs)

function lookAgain(): void {
  clearTimeout(timer)
  timer = setTimeout(lookAgain, pauseMs)
  pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)
  if (document.hidden) return
  fetch(location.href, { method: 'HEAD', cache: 'no-store', redirect: 'manual' }).then(
    () => location.reload(),
    () => {},
  )
}

addEventListener('online', lookAgain)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) lookAgain()
})
document.addEventListener('visibilitychange', lookAgain)
