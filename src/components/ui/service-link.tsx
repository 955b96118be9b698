import type { AnchorHTMLAttributes } from 'react'

/**
 * Renders a link that may lead to a service. The browser changes its address to the visitor's city
 * (src/features/shell/links.ts), possibly before hydration compares it with the server's.
 */
export function ServiceLink(props: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} suppressHydrationWarning />
}
