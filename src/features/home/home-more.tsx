import { ArrowRight, Download } from 'lucide'
import { type ReactNode, Suspense, useContext, useRef } from 'react'
import { AppCode } from '#components/sections/app-code.tsx'
import { CarouselGroup } from '#components/sections/carousel.tsx'
import { CarouselControls, CarouselDots } from '#components/sections/carousel-controls.tsx'
import { useCarouselPages } from '#components/sections/carousel-pages.ts'
import { IfListed } from '#components/sections/if-listed.tsx'
import { useOffers } from '#components/sections/page-context.ts'
import { PromotionPlace } from '#components/sections/promotion-place.tsx'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { SampleProviderCard } from '#components/sections/sample-provider-card.tsx'
import { useTopProviders } from '#components/sections/use-top-providers.ts'
import { Badge } from '#components/ui/badge.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SampleMark } from '#components/ui/sample-mark.tsx'
import { TodayContext } from '#components/ui/scope-contexts.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { useChosenCity } from '#components/ui/use-chosen-city.ts'
import { useShown, useShowsSamples } from '#components/ui/use-samples.ts'
import { company } from '#content/company.ts'
import { home } from '#content/home.ts'
import { sampleStrings } from '#content/samples.ts'
import { isOffered } from '#data/house-promo-list.ts'
import { offerConditions, type Promotion, promotionsOn } from '#data/promotion-list.ts'
import { MAX_AT_HOME } from '#data/providers/top-providers.ts'
import { providerCards } from '#data/samples/sample-providers.ts'
import { paths } from '#lib/paths.ts'
import { LocationBrowser } from './location-browser.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustedBrands } from './trusted-brands.tsx'

function PromotionCard({ promotion, today }: { promotion: Promotion; today: string }) {
  const { eyebrow, title, text, cta, href, image } = promotion
  const conditions = offerConditions(promotion, today)
  return (
    <ServiceLink
      href={href}
      className="group flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-low transition duration-200 ease-out hover:-translate-y-0.5 hover:border-primary/60 hover:shadow-mid active:translate-y-0"
    >
      <Picture
        src={image}
        fallback="/images/promos/guarantee.svg"
        alt=""
        width={320}
        height={200}
        className="h-auto w-full border-line border-b bg-tint"
      />
      <span className="flex flex-1 flex-col p-5 sm:p-6">
        <span className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-primary">
          {eyebrow}
          {promotion.sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
        </span>
        <span className="mt-1 text-xl font-bold">{title}</span>
        <span className="mt-2 text-sm text-soft">{text}</span>
        {conditions && <span className="mt-2 text-xs text-soft">{conditions}</span>}
        <span className="mt-auto inline-flex items-center gap-1.5 pt-4 text-sm font-semibold text-primary">
          {cta}
          <Icon
            node={ArrowRight}
            className="size-4 transition-transform duration-200 group-hover:translate-x-1"
          />
        </span>
      </span>
    </ServiceLink>
  )
}

/** The season's offers and two advertising places. */
function Promotions() {
  const offers = useOffers()
  const today = useContext(TodayContext)
  const promotions = promotionsOn(today, offers, useShowsSamples())
  const { title, withoutOffer } = home.promotions
  const hasOffer = promotions.some((promotion) => offerConditions(promotion, today))
  return (
    <section aria-labelledby="promotions-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="promotions-title" title={hasOffer ? title : withoutOffer} />
        <ul className="snap-row -mx-4 -my-3 scroll-px-4 gap-4 px-4 py-3 md:m-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:p-0">
          {promotions.map((promotion) => (
            <li key={promotion.id} className="w-[86%] sm:w-[60%] md:w-auto">
              <PromotionCard promotion={promotion} today={today} />
            </li>
          ))}
        </ul>
        <div className="snap-row -mx-4 mt-3 -mb-3 scroll-px-4 gap-4 px-4 py-3 *:w-[86%] sm:*:w-[60%] lg:m-0 lg:mt-6 lg:grid lg:grid-cols-2 lg:gap-5 lg:overflow-visible lg:p-0 lg:*:w-auto">
          <PromotionPlace slot="home-middle" offers={offers} />
          <PromotionPlace slot="home-bottom" />
        </div>
      </div>
    </section>
  )
}

const { appBanner } = home

function AppBanner() {
  return (
    <section aria-labelledby="app-title" className="shell">
      <div className="grid grid-cols-1 items-end gap-x-10 gap-y-6 overflow-hidden rounded-2xl bg-night px-6 pt-8 text-on-night @max-[17rem]:px-3 sm:px-10 md:grid-cols-[1.15fr_1fr] lg:px-16 lg:pt-14">
        <div className="pb-8 md:pb-10 lg:pb-14">
          <h2 id="app-title" className="text-2xl md:text-3xl">
            {appBanner.title}
          </h2>
          <p className="mt-3 max-w-xl text-on-night-soft md:text-lg">{appBanner.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink
              href={company.playStoreURL}
              target="_blank"
              rel="noopener noreferrer"
              variant="accent"
              size="lg"
              className="max-sm:px-4!"
            >
              <Icon node={Download} className="size-5" />
              {appBanner.playStoreLabel}
              <span className="sr-only">{home.brands.newTab}</span>
            </ButtonLink>
            <ButtonLink href={paths.book} variant="secondary" size="lg">
              {appBanner.learnMoreLabel}
              <span className="sr-only">: {appBanner.title}</span>
            </ButtonLink>
          </div>
          <AppCode app="customer" className="mt-8 text-on-night-soft" />
        </div>
        <Picture
          src="/images/promos/app-phone.svg"
          fallback="/images/promos/guarantee.svg"
          alt={appBanner.imageAlt}
          width={320}
          height={400}
          className="mx-auto hidden h-auto w-full max-w-80 md:block"
        />
      </div>
    </section>
  )
}

/** Specification section 9: one, two and three cards under 640 px, under 1024 px and wider. */
const SLIDE = 'w-full sm:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]'
const MAX_IN_VIEW = 3
const { providers } = home

type Slide = { id: string; card: ReactNode }

/** A scrolling row of cards; paging wraps around. */
function Row({ slides }: { slides: ReadonlyArray<Slide> }) {
  const row = useRef<HTMLUListElement>(null)
  const { page, pages, step } = useCarouselPages(row)
  const controls = slides.length > MAX_IN_VIEW ? '' : 'lg:hidden'

  return (
    <>
      <SectionHeading id="providers-title" title={providers.title}>
        <CarouselControls labels={providers} onStep={step} className={controls} />
      </SectionHeading>
      <CarouselGroup label={providers.label} onStep={step}>
        <ul ref={row} className="snap-row -mx-4 -my-3 min-h-72 scroll-px-4 gap-5 scroll-smooth px-4 py-3">
          {slides.map(({ id, card }) => (
            <li key={id} className={SLIDE}>
              {card}
            </li>
          ))}
        </ul>
        <CarouselDots page={page} pages={pages} className={controls} />
      </CarouselGroup>
    </>
  )
}

/** The best providers, of the visitor's city once it is known, else offered samples. */
function Slides() {
  const providers = useTopProviders(MAX_AT_HOME, useChosenCity().offer)
  const samples = useShown(providerCards).filter(isOffered(useOffers()))
  const slides =
    providers.length > 0
      ? providers.map((provider) => ({
          id: provider.id,
          card: <ProviderCard provider={provider} place={provider.place} />,
        }))
      : samples.map((provider) => ({ id: provider.id, card: <SampleProviderCard provider={provider} /> }))
  return (
    slides.length > 0 && (
      <ProvidersFrame>
        <Row slides={slides} />
      </ProvidersFrame>
    )
  )
}

function ProvidersFrame({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="providers-title" className="section-gap bg-sunken">
      <div className="shell">{children}</div>
    </section>
  )
}

function TopProviders() {
  return (
    <Suspense
      fallback={
        <ProvidersFrame>
          <SectionHeading id="providers-title" title={providers.title} />
          <div className="min-h-80" />
        </ProvidersFrame>
      }
    >
      <Slides />
    </Suspense>
  )
}

/** The sections of the home page below the fold. */
export function HomeMore() {
  return (
    <>
      <div className="shell pt-6 empty:hidden">
        <SampleMark of={{ sample: useShowsSamples() }} text={sampleStrings.page} />
      </div>
      <TrustedBrands />
      <TopProviders />
      <Suspense>
        <Testimonials />
        <Promotions />
        <IfListed>
          <AppBanner />
        </IfListed>
      </Suspense>
      <LocationBrowser />
    </>
  )
}
