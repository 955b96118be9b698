import type { ReactNode } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { brandCrumbs, brandPage } from '#content/brand-page.ts'

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
            <h1 className="text-3xl wrap-anywhere">{name}</h1>
            <div className="mt-1 flex flex-wrap items-center gap-3">{children}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
