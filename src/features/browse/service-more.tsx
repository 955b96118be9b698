import { useSuspenseQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide'
import { Suspense } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { Faqs } from '#components/sections/faqs.tsx'
import { PromotionPlace } from '#components/sections/promotion-place.tsx'
import { ServiceTile } from '#components/sections/service-tile.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { browse } from '#content/browse.ts'
import { serviceFaqs } from '#content/faqs.ts'
import { sampleStrings } from '#content/samples.ts'
import { useApi, useOffers } from '#data/api-context.ts'
import { lowestPrice } from '#data/places/local-jobs.ts'
import { serviceBrandsQuery } from '#data/services/brand-queries.ts'
import { serviceQueries, serviceQuery } from '#data/services/service-queries.ts'
import { paths } from '#lib/paths.ts'
import { PriceList } from './price-list.tsx'
import type { HeroCity } from './service-hero.tsx'

/** Questions about a service. */
function ServiceFaqs({ id }: { id: string }) {
  const faqs = serviceFaqs(id)
  return faqs ? <Faqs {...browse.faqs} faqs={faqs} /> : null
}

/** The brands that the providers of a service work on, each linked to its page. */
function KnownBrands({ id }: { id: string }) {
  const { data } = useSuspenseQuery(serviceBrandsQuery(useApi(), id))
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="brands-title">
      <SectionHeading id="brands-title" title={browse.brands.title} text={browse.brands.text} />
      <SampleMark of={data.data} text={sampleStrings.brands} className="mb-4 rounded-lg" />
      <ul className="flex flex-wrap gap-3">
        {data.data.map(({ id: brandId, title }) => (
          <li key={brandId}>
            <a
              href={paths.brand(brandId)}
              className="flex min-h-14 items-center gap-3 rounded-xl border border-line bg-surface py-2 pr-5 pl-3 font-semibold shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:text-primary hover:shadow-mid active:translate-y-0"
            >
              <Picture
                src={`/images/brands/${brandId}.svg`}
                fallback={fallbackImages.service}
                alt=""
                width={160}
                height={64}
                className="h-8 w-20 object-contain"
              />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const RELATED_GRID = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6'

/** Keeps the place of the grid. */
function RelatedServicesSkeleton() {
  return (
    <div aria-hidden="true" className={RELATED_GRID}>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((tile) => (
        <div key={tile} className="skeleton h-36 rounded-xl" />
      ))}
    </div>
  )
}

/** Services that homes need next to this one; in a city only those offered there. */
function RelatedServiceGrid({ id, cityId }: { id: string; cityId: string | undefined }) {
  const { data } = useSuspenseQuery(serviceQueries.related(useApi(), id, cityId))
  if (!data.ok || data.data.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <SectionHeading id="related-title" title={browse.related.title} text={browse.related.text} />
      <ul className={RELATED_GRID}>
        {data.data.map((service) => (
          <li key={service.id}>
            <ServiceTile
              service={service}
              href={cityId ? paths.serviceInCity(service.id, cityId) : paths.service(service.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Promotion({ id }: { id: string }) {
  return <PromotionPlace slot="category" offers={useOffers()} page={paths.service(id)} />
}

/** A line on the city of the page, and the way to its own. */
function CityNote({ id, city }: { id: string; city: HeroCity }) {
  const { data } = useSuspenseQuery(serviceQuery({ api: useApi() }, id, city.id))
  const { priceFrom, isUsual } = data.ok ? lowestPrice(data.data.childCategories) : {}
  const isNamed = priceFrom !== undefined && !isUsual
  const ofPrices = isNamed ? browse.city.prices(city.title) : ''
  return (
    <section
      aria-labelledby="city-title"
      className="flex flex-col items-start justify-between gap-5 rounded-2xl bg-tint p-6 text-on-tint sm:p-8 md:flex-row md:items-center"
    >
      <div className="max-w-2xl">
        <h2 id="city-title" className="flex items-center gap-2 text-xl">
          <Icon node={MapPin} className="size-6" />
          {browse.city.title(city.title)}
        </h2>
        <p className="mt-2 text-sm">{ofPrices + browse.city.text(city.title)}</p>
      </div>
      <ButtonLink href={paths.city(city.id)} variant="secondary" className="shrink-0">
        {browse.city.action(city.title)}
      </ButtonLink>
    </section>
  )
}

/** The sections after the jobs: questions, an offer, and related links. */
export function ServiceMore({ id, city }: { id: string; city: HeroCity | undefined }) {
  return (
    <>
      <Suspense>
        <PriceList id={id} city={city} />
      </Suspense>
      <ServiceFaqs id={id} />
      <Suspense fallback={<div className="min-h-104 sm:min-h-64" />}>
        <Promotion id={id} />
      </Suspense>
      <Suspense>
        <KnownBrands id={id} />
      </Suspense>
      <Suspense fallback={<RelatedServicesSkeleton />}>
        <RelatedServiceGrid id={id} cityId={city?.id} />
      </Suspense>
      {city && (
        <Suspense>
          <CityNote id={id} city={city} />
        </Suspense>
      )}
    </>
  )
}
