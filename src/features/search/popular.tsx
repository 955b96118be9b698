import { useSuspenseQuery } from '@tanstack/react-query'
import { Search } from 'lucide'
import { Suspense } from 'react'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { builtInServices, popularServiceIds, serviceDrawing } from '#catalogue/service-list.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { fromPrice } from '#content/browse.ts'
import { search } from '#content/search.ts'
import { useApi } from '#data/api-context.ts'
import { servicePath } from '#data/places/resolve-place.ts'
import { categoryQueries } from '#data/queries.ts'
import { listedCard, type ServiceOffer } from '#data/services/service-cards.ts'
import { getLang } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'

const builtIn = builtInServices(popularServiceIds)

const CARD =
  'flex h-full flex-col items-center gap-1 rounded-xl border border-line bg-surface px-3 py-5 text-center'

function CategoryLink({ service: { id, title, priceFrom } }: { service: ServiceOffer }) {
  const href = servicePath(id)
  const face = (
    <>
      <Picture
        fallback={fallbackImages.service}
        src={serviceDrawing(id)}
        alt=""
        width={64}
        height={64}
        className="mb-2 size-12 transition duration-200 group-hover:scale-105"
      />
      <span lang={getLang(title)} className="leading-snug font-semibold">
        {title}
      </span>
      <span className="min-h-5 text-sm text-soft">
        {priceFrom !== undefined && fromPrice(formatRupees(priceFrom))}
      </span>
    </>
  )
  if (!href) return <div className={CARD}>{face}</div>
  return (
    <ServiceLink
      href={href}
      className={`${CARD} group shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid active:translate-y-0 active:shadow-low`}
    >
      {face}
    </ServiceLink>
  )
}

function CategoryLinks({ services }: { services: ReadonlyArray<ServiceOffer> }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-6">
      {services.map((service) => (
        <li key={service.id}>
          <CategoryLink service={service} />
        </li>
      ))}
    </ul>
  )
}

function ListedCategories() {
  const { data } = useSuspenseQuery(categoryQueries.popular(useApi()))
  return <CategoryLinks services={data.ok && data.data.length > 0 ? data.data.map(listedCard) : builtIn} />
}

export function PopularSearches() {
  const { title, text, queries } = search.popular
  return (
    <section aria-labelledby="popular-searches">
      <SectionHeading id="popular-searches" title={title} text={text} />
      <ul className="flex flex-wrap gap-2 sm:gap-3">
        {queries.map((query) => (
          <li key={query}>
            <a
              href={paths.search(query)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong/50 bg-surface px-4 text-sm font-medium shadow-low transition hover:border-primary hover:bg-tint hover:text-on-tint active:scale-[0.98]"
            >
              <Icon node={Search} className="size-4 text-primary" />
              {query}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PopularCategories() {
  const { title, text } = search.categories
  return (
    <section aria-labelledby="popular-categories">
      <SectionHeading id="popular-categories" title={title} text={text} />
      <Suspense fallback={<CategoryLinks services={builtIn} />}>
        <ListedCategories />
      </Suspense>
    </section>
  )
}
