import { Award, Clock, MapPin, MessageSquareText } from 'lucide'
import { Suspense } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { BookLink } from '#components/sections/book-link.tsx'
import { useOffers } from '#components/sections/page-context.ts'
import { Fact, ProviderCard } from '#components/sections/provider-card.tsx'
import { SamplePeople } from '#components/sections/provider-cards.tsx'
import { RankingNote } from '#components/sections/ranking-note.tsx'
import { useTopProviders } from '#components/sections/use-top-providers.ts'
import { waysOn } from '#components/sections/ways-on.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { useShown } from '#components/ui/use-samples.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { sampleStrings } from '#content/samples.ts'
import { topTechniciansPage as strings } from '#content/top-technicians.ts'
import { isOffered } from '#data/house-promo-list.ts'
import { MAX_TOP_PROVIDERS, type PlacedProvider } from '#data/providers/top-providers.ts'
import { paths } from '#lib/paths.ts'
import { ClosingCall } from './closing-call.tsx'
import { type TopTechnician, topTechnicians } from './top-technician-list.ts'

function Who({ technician }: { technician: TopTechnician }) {
  const { id, name, image, specialization, hasProfile, sample } = technician
  return (
    <div className="flex items-start gap-4">
      <Avatar name={name} image={image} className="size-16 text-xl" />
      <div className="min-w-0 flex-1">
        <h2 id={`${id}-name`} className="flex flex-wrap items-center gap-x-2 text-xl">
          {hasProfile ? (
            <a
              href={paths.provider(id)}
              className="rounded-sm py-1 decoration-2 underline-offset-4 hover:text-primary hover:underline"
            >
              {name}
            </a>
          ) : (
            name
          )}
          {sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
        </h2>
        <p className="mt-0.5 text-sm text-soft">{specialization}</p>
      </div>
    </div>
  )
}

function Figures({ technician }: { technician: TopTechnician }) {
  const { labels } = strings
  const figures = [
    { label: labels.experience, value: technician.experience },
    { label: labels.completedJobs, value: technician.completedJobs },
    { label: labels.responseTime, value: technician.responseTime },
  ]
  return (
    <dl className="grid grid-cols-[repeat(3,auto)] justify-between gap-2 rounded-lg bg-sunken p-3 sm:gap-3 sm:p-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-soft">{label}</dt>
          <dd className="text-sm font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Skills({ technician }: { technician: TopTechnician }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="text-sm font-semibold tracking-normal">{strings.labels.skills}</h3>
        <ul className="mt-2 flex flex-wrap gap-2">
          {technician.skills.map((skill) => (
            <li key={skill}>
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-sm font-semibold tracking-normal">{strings.labels.certifications}</h3>
        <ul className="mt-2 flex flex-col gap-1.5 text-sm text-soft">
          {technician.certifications.map((certification) => (
            <li key={certification} className="flex items-start gap-2">
              <Icon node={Award} className="mt-0.5 size-4 text-star" />
              {certification}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A provider: name, rating, experience, place, skills, and two links. */
function TechnicianCard({ technician }: { technician: TopTechnician }) {
  const { id, name, rating, reviews, location, hasProfile, serviceId, sample } = technician
  const book = sample ? sampleStrings.tryBooking : strings.book
  return (
    <article
      aria-labelledby={`${id}-name`}
      className="flex h-full flex-col gap-5 rounded-xl border border-line bg-surface p-5 shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-line-strong/60 hover:shadow-mid"
    >
      <Who technician={technician} />
      <div className="flex flex-col gap-1.5 text-sm text-soft">
        <p className="flex flex-wrap items-center gap-x-2 text-ink">
          <Rating value={rating} />
          <span className="text-soft">{strings.reviews(reviews)}</span>
        </p>
        <p className="flex items-start gap-2">
          <Icon node={MapPin} className="mt-0.5 size-4 text-primary" />
          <span className="sr-only">{strings.labels.location}: </span>
          {location}
        </p>
      </div>
      <Figures technician={technician} />
      <Skills technician={technician} />
      <div className="mt-auto flex gap-3 pt-1">
        <BookLink
          booking={{ provider: hasProfile ? id : undefined, service: serviceId }}
          aria-label={`${book}: ${name}`}
          className="flex-1"
        >
          {book}
        </BookLink>
        <ButtonLink
          href={contactHref('technician', name)}
          variant="secondary"
          aria-label={strings.write(name)}
          title={strings.write(name)}
          className="w-12 shrink-0 px-0!"
        >
          <Icon node={MessageSquareText} className="size-5" />
        </ButtonLink>
      </div>
    </article>
  )
}

type Face = { id: string; name: string; image: string | null }

function Hero({ faces }: { faces: ReadonlyArray<Face> }) {
  return (
    <div className="bg-tint">
      <div className="shell flex flex-col items-center py-10 text-center md:py-16">
        <div aria-hidden="true" className="rise flex flex-wrap justify-center pl-3">
          {faces.map(({ id, name, image }) => (
            <span key={id} className="-ml-3 rounded-full border-4 border-tint">
              <Avatar
                name={name}
                image={image}
                className="size-12 text-base min-[22rem]:size-14 md:size-22 md:text-2xl"
              />
            </span>
          ))}
        </div>
        <h1 className="mt-6 max-w-full text-4xl md:mt-8">{strings.title}</h1>
        <p className="mt-3 max-w-3xl text-xl">{faces.length > 0 ? strings.intro : strings.nobody}</p>
        {faces.length === 0 && (
          <ButtonLink href={waysOn.services.href} size="lg" className="mt-6">
            {waysOn.services.label}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

const CARDS = 'grid gap-5 md:grid-cols-2 lg:gap-6 xl:grid-cols-3'

/** Samples of the most booked services. */
function Samples({ technicians }: { technicians: ReadonlyArray<TopTechnician> }) {
  return (
    <>
      <SamplePeople of={technicians} />
      <ul className={CARDS}>
        {technicians.map((technician) => (
          <li key={technician.id}>
            <TechnicianCard technician={technician} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Returns the facts of a provider that cards elsewhere leave out. */
function FurtherFacts({ provider }: { provider: PlacedProvider }) {
  const { repliesWithinMinutes, certifications } = provider
  const { labels } = strings
  return (
    <>
      {repliesWithinMinutes !== undefined && (
        <Fact node={Clock}>
          {labels.responseTime}: {providerStrings.replies(repliesWithinMinutes)}
        </Fact>
      )}
      {certifications.length > 0 && (
        <Fact node={Award}>
          {labels.certifications}: <ApiText>{certifications.join(', ')}</ApiText>
        </Fact>
      )}
    </>
  )
}

function Providers({ providers }: { providers: ReadonlyArray<PlacedProvider> }) {
  return (
    <section aria-labelledby="best-title">
      <h2 id="best-title" className="sr-only">
        {strings.best}
      </h2>
      <SamplePeople of={providers} />
      <ul className={CARDS}>
        {providers.map((provider) => (
          <li key={provider.id} className="min-w-0 md:min-h-108">
            <ProviderCard
              provider={provider}
              place={provider.place}
              facts={<FurtherFacts provider={provider} />}
              book={strings.book}
            />
          </li>
        ))}
      </ul>
      <RankingNote count={providers.length} text={strings.rankingNote} className="mt-4" />
    </section>
  )
}

/**
 * The listed providers: the best of the directory, or samples without a directory. Once the visitor's city is known,
 * its providers come first.
 */
function Best() {
  const providers = useTopProviders(MAX_TOP_PROVIDERS, useChosenCity().offer)
  const samples = useShown(topTechnicians).filter(isOffered(useOffers()))
  const isDirectory = providers.length > 0
  if (!isDirectory && samples.length === 0) return <Hero faces={[]} />
  return (
    <>
      <Hero faces={isDirectory ? providers : samples} />
      <div className="shell pt-14 md:pt-20">
        {isDirectory ? <Providers providers={providers} /> : <Samples technicians={samples} />}
      </div>
    </>
  )
}

/** The best providers and an invitation to join. */
export function TopTechniciansPage() {
  const { join } = strings
  return (
    <>
      <Suspense fallback={<div className="min-h-screen bg-tint" />}>
        <Best />
      </Suspense>
      <div className="shell section-gap">
        <ClosingCall
          id="join-title"
          title={join.title}
          text={join.text}
          action={{ label: join.action, href: paths.becomePartner }}
          image="/images/promos/join-partner.svg"
        />
      </div>
    </>
  )
}
