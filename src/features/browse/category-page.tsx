import { Suspense } from 'react'
import { AdBanner } from '#components/sections/ad-banner.tsx'
import { serviceFaqs } from '#content/faqs.ts'
import { serviceCatalogue } from '#content/services.ts'
import { CategoryFaqs } from './category-faqs.tsx'
import { CategoryHero, type HeroCity } from './category-hero.tsx'
import { CategoryJobs } from './category-jobs.tsx'
import { CategoryJobsSkeleton } from './category-jobs-skeleton.tsx'
import { CityNote } from './city-note.tsx'
import { FetchedHero } from './fetched-hero.tsx'
import { KnownBrands } from './known-brands.tsx'
import { RelatedServices } from './related-services.tsx'

/** A category, in a city or anywhere. The words of the twelve fixed ones are built in, so that their page needs no answer. */
export function CategoryPage({ id, city }: { id: string; city?: HeroCity }) {
  const known = serviceCatalogue.find((service) => service.id === id)
  const faqs = serviceFaqs[id]
  return (
    <>
      {known ? (
        <CategoryHero
          title={known.title}
          text={`${known.summary}.`}
          price={known.fromPrice}
          image={`/images/services/${id}.svg`}
          city={city}
        />
      ) : (
        <Suspense fallback={<div className="h-96 bg-sunken" />}>
          <FetchedHero id={id} city={city} />
        </Suspense>
      )}
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-14">
        <Suspense fallback={<CategoryJobsSkeleton />}>
          <CategoryJobs key={id} id={id} city={city?.title} />
        </Suspense>
        {faqs && <CategoryFaqs faqs={faqs} />}
        <AdBanner slot="category" />
        <KnownBrands id={id} />
        <RelatedServices id={id} cityId={city?.id} />
        {city && <CityNote city={city} />}
      </div>
    </>
  )
}
