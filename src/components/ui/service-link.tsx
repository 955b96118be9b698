import type { AnchorHTMLAttributes } from 'react'

/**
 * A link that may lead to a service. The browser makes its address the visitor's city's (src/features/shell/links.ts),
 * maybe before React takes over the part of the page that it is in and compares it with the server's.
 */
export function ServiceLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} suppressHydrationWarning />
}
