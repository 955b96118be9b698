/** Returns the link that an event happened on, if any. */
export function findLink(event: Event): HTMLAnchorElement | undefined {
  const target = event.target instanceof Element ? event.target.closest('a[href]') : null
  return target instanceof HTMLAnchorElement ? target : undefined
}
