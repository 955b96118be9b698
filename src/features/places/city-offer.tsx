import { ArrowRight } from 'lucide'
import { ProviderCards } from '#components/sections/provider-cards.tsx'
import { RankingNote } from '#components/sections/ranking-note.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { fromPrice } from '#content/browse.ts'
import { cityPage } from '#content/place-pages.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { sampleStrings } from '#content/samples.ts'
import type { CityPage } from '#data/places/city-page.ts'
import type { Place } from '#data/scope/places.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'

type CityOfferProps = { city: Place; page: CityPage }

/** The best providers of a city, or that they could not be read. */
function BestProviders({ city, page: { providers } }: CityOfferProps) {
  if (providers?.length === 0) return null
  return (
    <section aria-labelledby="professionals-title">
      <SectionHeading
        id="professionals-title"
        title={providerStrings.best.title(city.title)}
        {...(!providers && { text: providerStrings.panel.failed })}
      />
      {providers && (
        <>
          <ProviderCards providers={providers} city={city.id} />
          <RankingNote count={providers.length} text={providerStrings.rankingOfAll} className="mt-4" />
        </>
      )}
    </section>
  )
}

/** Ten jobs of a city with their prices there, those with the most providers first. */
function CityJobs({ city, page: { jobs, providers } }: CityOfferProps) {
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
        // The cards of sample providers above have their own note.
        of={{ sample: !providers?.length && jobs.some(({ price }) => price?.kind === 'sample') }}
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
export function CityOffer(props: CityOfferProps) {
  return (
    <>
      <BestProviders {...props} />
      <CityJobs {...props} />
    </>
  )
}
