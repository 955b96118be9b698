import { findFirefox, findWebKit } from './find.ts'

/** Installs both browsers if they are missing. Exits with 1 if that is impossible. */
try {
  for (const find of [findFirefox, findWebKit]) console.log(find())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error('The walk in Firefox and WebKit is left out: both are needed, and cannot be installed here.')
  process.exitCode = 1
}
