/** The origins that our pages are at. Behind a proxy that ends TLS the worker sees http where the browser sees https. */
export function ownOrigins(address: string, siteOrigin: string | undefined): Array<string> {
  const { host } = new URL(address)
  return [`https://${host}`, `http://${host}`, ...(siteOrigin ? [siteOrigin] : [])]
}

/**
 * Whether a message comes from a page of ours. Every browser of the last years says where a POST comes from, in
 * `Sec-Fetch-Site` or `Origin`; what says neither is no browser, has no visitor's identity to misuse and is let through.
 */
export function isFromOwnPage(headers: Headers, ownOrigins: ReadonlyArray<string>): boolean {
  const site = headers.get('Sec-Fetch-Site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('Origin')
  return origin === null || ownOrigins.includes(origin)
}
