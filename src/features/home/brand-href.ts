import type { Brand } from '#api/schemas/brand.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'

/** Where a brand leads: its redirect link, else its website; undefined when neither is a web address. */
export function brandHref({ redirect, website }: Pick<Brand, 'redirect' | 'website'>): string | undefined {
  return safeHttpUrl(redirect) ?? safeHttpUrl(website)
}
