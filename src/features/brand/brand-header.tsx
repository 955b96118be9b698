import { useSuspenseQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import { useApi } from '#api/api-context.ts'
import { brandQueries } from '#api/queries.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { brandPage } from '#content/brand-page.ts'
import { brandCrumbs } from '#content/data/brands.ts'
import { langOf } from '#lib/language.ts'
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

const FALLBACK_LOGO = '/images/services/appliance-repair.svg'

/** The head of a brand page: where one is, logo and name, and the ways to the brand itself. */
export function BrandHeader({ name, logo, children }: { name: string; logo: string; children: ReactNode }) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-12">
        <Breadcrumb crumbs={brandCrumbs(name)} />
        <div className="mt-6 flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-8">
          <div className="grid h-32 w-52 shrink-0 place-items-center rounded-xl border border-line bg-surface shadow-mid md:h-40 md:w-64">
            <Picture
              src={logo}
              fallback={FALLBACK_LOGO}
              alt=""
              width={160}
              height={64}
              priority
              className="h-16 w-40 object-contain md:h-20 md:w-50"
            />
          </div>
          <div className="flex min-w-0 flex-col items-start gap-3">
            <Badge>{brandPage.kind}</Badge>
            <h1 lang={langOf(name)} className="text-3xl wrap-anywhere">
              {name}
            </h1>
            <div className="mt-1 flex flex-wrap items-center gap-3">{children}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
