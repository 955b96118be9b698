import { type KeyboardEvent, type ReactNode, Suspense, useRef } from 'react'
import { MOST_AT_HOME } from '#api/best-people.ts'
import { useBestPeople } from '#api/use-best-people.ts'
import { CarouselControls, CarouselDots } from '#components/sections/carousel-controls.tsx'
import { useCarouselPages } from '#components/sections/carousel-pages.ts'
import { useChosenCity } from '#components/sections/chosen-city.ts'
import { ProfessionalCard } from '#components/sections/professional-card.tsx'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { providerCards } from '#content/data/providers.ts'
import { home } from '#content/home.ts'
import { shell } from '#content/shell.ts'

/** Specification section 9: one, two and three cards under 640 px, under 1024 px and wider. */
const SLIDE = 'w-full sm:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]'
const MOST_IN_VIEW = 3
const words = home.providers

type Slide = { id: string; card: ReactNode }

/** A scrolling row of cards; paging wraps around. */
function Row({ slides }: { slides: ReadonlyArray<Slide> }) {
  const row = useRef<HTMLUListElement>(null)
  const { page, pages, step } = useCarouselPages(row)
  const controls = slides.length > MOST_IN_VIEW ? '' : 'lg:hidden'

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <>
      <SectionHeading id="providers-title" title={words.title} text={words.text}>
        <CarouselControls labels={words} onStep={step} className={controls} />
      </SectionHeading>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA authoring practices, not a fieldset */}
      <div role="group" aria-roledescription={shell.carousel} aria-label={words.label} onKeyDown={onKeyDown}>
        <ul ref={row} className="snap-row -mx-4 -my-3 min-h-114 scroll-px-4 gap-5 scroll-smooth px-4 py-3">
          {slides.map(({ id, card }) => (
            <li key={id} className={SLIDE}>
              {card}
            </li>
          ))}
        </ul>
        <CarouselDots page={page} pages={pages} className={controls} />
      </div>
    </>
  )
}

/** The best of the directory, of the visitor's city once it is known; the samples where there is none. */
function Slides() {
  const people = useBestPeople(MOST_AT_HOME, useChosenCity().offer)
  const slides =
    people.length > 0
      ? people.map((person) => ({
          id: person.id,
          card: <ProfessionalCard person={person} place={person.place} />,
        }))
      : providerCards.map((provider) => ({ id: provider.id, card: <ProviderCard provider={provider} /> }))
  return <Row slides={slides} />
}

export function TopProviders() {
  return (
    <section aria-labelledby="providers-title" className="section-gap bg-sunken">
      <div className="shell">
        <Suspense
          fallback={
            <>
              <SectionHeading id="providers-title" title={words.title} text={words.text} />
              <div className="min-h-108" />
            </>
          }
        >
          <Slides />
        </Suspense>
      </div>
    </section>
  )
}
