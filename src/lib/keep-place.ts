/**
 * Brings a document that comes back from the back/forward cache to where it was left. WebKit leaves that to the page
 * when `history.scrollRestoration` is `manual`, which the router makes it as soon as the document is shown again.
 */
export function keepPlace(): void {
  let place = { left: scrollX, top: scrollY }
  addEventListener('pagehide', () => {
    place = { left: scrollX, top: scrollY }
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ ...place, behavior: 'instant' })
  })
}
