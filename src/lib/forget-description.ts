/** What the worker said about the first page for others to read. */
const SELECTOR =
  'meta[property^="og:"],meta[property^="article:"],meta[name^="twitter:"],script[type="application/ld+json"]'

/** Takes away what is not true of the next page. */
export function forgetDescription(change: { pathChanged: boolean }): void {
  if (change.pathChanged) for (const element of document.head.querySelectorAll(SELECTOR)) element.remove()
}
