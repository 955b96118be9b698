import { ArrowRight } from 'lucide'
import { ProviderCards } from '#components/sections/provider-cards.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { cityPage } from '#content/place-pages.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { sampleStrings } from '#content/samples.ts'
import type { CityFacts } from '#data/places/city-facts.ts'
import type { Place } from '#data/places/resolve-place.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { getApiId } from '#lib/slug.ts'
import { useCityFacts } from './use-listed-place.ts'

/** The best providers of a city. */
function BestProviders({ city, facts: { providers } }: { city: Place; facts: CityFacts }) {
  if (providers.length === 0) return null
  return (
    <section aria-labelledby="professionals-title">
      <SectionHeading
        id="professionals-title"
        title={providerStrings.best.title(city.title)}
        text={providerStrings.rankingOfAll}
      />
      <ProviderCards providers={providers} city={getApiId(city)} />
    </section>
  )
}

/** Ten jobs of a city with their prices there, those with the most providers first. */
function CityJobs({ city, facts: { jobs } }: { city: Place; facts: CityFacts }) {
  if (jobs.length === 0) return null
  const { title, listed: ofListed, usual, unpriced } = cityPage.jobs
  const isPriced = jobs.some(({ price }) => price)
  const areListed = jobs.some(({ price }) => price && price.kind !== 'usual')
  const priced = areListed ? ofListed : usual
  const bookable = isPriced ? priced : unpriced.text
  return (
    <section aria-labelledby="jobs-title">
      <SectionHeading
        id="jobs-title"
        title={(isPriced ? title : unpriced.title)(city.title)}
        text={bookable}
      />
      <SampleMark
        of={{ sample: jobs.some(({ price }) => price?.kind === 'sample') }}
        text={sampleStrings.prices}
        className="mb-4 rounded-lg"
      />
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {jobs.map(({ id, title, serviceId, price }) => (
          <li key={id} className="border-t border-line">
            <a
              href={paths.jobPage(serviceId, id, city.id)}
              className="group flex min-h-13 flex-wrap items-center justify-between gap-x-4 py-2.5 hover:text-primary"
            >
              <span lang={getLang(title)} className="min-w-0 grow basis-36 font-semibold wrap-anywhere">
                {title}
              </span>
              <span className="flex min-w-0 items-center gap-2 text-sm text-soft">
                {price && <span>{fromPrice(price)}</span>}
                <Icon node={ArrowRight} className="size-4 text-primary" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The best providers of a city, and some of its jobs. */
export function CityOffer({ city }: { city: Place }) {
  const facts = useCityFacts(city.id)
  if (!facts) return null
  return (
    <>
      <BestProviders city={city} facts={facts} />
      <CityJobs city={city} facts={facts} />
    </>
  )
}
