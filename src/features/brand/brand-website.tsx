import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { useApi } from '#api/api-context.ts'
import { brandQueries } from '#api/queries.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { brandPage } from '#content/brand-page.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'

/** The way to the brand's own site, which the upstream's list of brands knows; nothing when it does not. */
export function BrandWebsite({ id }: { id: string }) {
  const { data } = useSuspenseQuery(brandQueries.all(useApi()))
  const brand = data.ok ? data.data.find(({ _id }) => _id === id) : undefined
  const href = safeHttpUrl(brand?.website) ?? safeHttpUrl(brand?.redirect)
  if (!href) return null
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" variant="secondary">
      {brandPage.website}
      <Icon node={ExternalLink} className="size-4" />
      <span className="sr-only">{brandPage.opensElsewhere}</span>
    </ButtonLink>
  )
}
