import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import type { Brand } from '#api/schemas/brand.ts'
import { brandServiceIds } from '#catalogue/brand-services.ts'
import { EndlessCarousel } from '#components/sections/carousel.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { RetryButton } from '#components/ui/retry-button.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { home } from '#content/home.ts'
import { sampleStrings } from '#content/samples.ts'
import { brandQueries } from '#data/queries.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { safeHttpUrl } from '#lib/safe-url.ts'

/** Returns the redirect link of a brand, else its website, or undefined if neither is a web address. */
export function brandHref({ redirect, website }: Pick<Brand, 'redirect' | 'website'>): string | undefined {
  return safeHttpUrl(redirect) ?? safeHttpUrl(website)
}

/** Specification section 9: 3000 ms; 2, 3 and 5 brands side by side. */
const BRANDS_MS = 3_000
const MAX_IN_VIEW = 5
const SLIDE = 'w-1/2 md:w-1/3 lg:w-1/5'
const CARD =
  'flex h-36 flex-col items-center justify-center gap-2 rounded-xl border border-line bg-surface px-3'
const words = home.brands

/** A brand: the picture leads to the company, the name to our page about it. */
function BrandCard({ brand }: { brand: Brand }) {
  const { _id: id = '', title } = brand
  const href = brandHref(brand)
  const pageHref = Object.hasOwn(brandServiceIds, id) ? paths.brand(id) : undefined
  const picture = (
    <Picture
      src={brand.image}
      fallback="/images/services/appliance-repair.svg"
      alt=""
      width={160}
      height={64}
      draggable={false}
      className="h-16 w-40 max-w-full object-contain"
    />
  )
  return (
    <div className={`${CARD} shadow-low`}>
      {href ? (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          draggable={false}
          aria-label={`${title} ${words.newTab}`}
        >
          {picture}
        </a>
      ) : (
        picture
      )}
      <span lang={getLang(title)} className="max-w-full truncate font-semibold">
        {pageHref ? (
          <a href={pageHref} draggable={false} className="underline-offset-4 hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      {brand.sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
    </div>
  )
}

function Section({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="brands-title" className="section-gap overflow-hidden">
      <div className="shell">
        <SectionHeading id="brands-title" title={words.title} />
        {children}
      </div>
    </section>
  )
}

function BrandRow() {
  const { data, refetch } = useSuspenseQuery(brandQueries.all(useApi()))
  if (!data.ok) {
    return (
      <Section>
        <div className="flex min-h-57 flex-col items-center justify-center gap-4 rounded-xl border border-dashed border-line-strong/60 px-4 text-center">
          <p lang={getLang(data.message)} className="text-soft">
            {data.message}
          </p>
          <RetryButton variant="secondary" onRetry={refetch} />
        </div>
      </Section>
    )
  }
  if (data.data.length === 0) return null
  return (
    <Section>
      <EndlessCarousel
        label={words.label}
        labels={words}
        slides={data.data.map((brand) => ({
          id: brand._id ?? brand.title,
          content: <BrandCard brand={brand} />,
        }))}
        slideClass={SLIDE}
        maxInView={MAX_IN_VIEW}
        everyMs={BRANDS_MS}
      />
    </Section>
  )
}

function BrandsSkeleton() {
  return (
    <Section>
      <div className="-mx-2 flex overflow-hidden py-3">
        {['a', 'b', 'c', 'd', 'e'].map((id) => (
          <div key={id} className={`shrink-0 px-2 ${SLIDE}`}>
            <div className="skeleton h-36" />
          </div>
        ))}
      </div>
      <div className="mt-4 h-11" />
    </Section>
  )
}

/** The row of brands. Renders nothing without brands. */
export function TrustedBrands() {
  return (
    <Suspense fallback={<BrandsSkeleton />}>
      <BrandRow />
    </Suspense>
  )
}
