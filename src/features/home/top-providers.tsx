import { type KeyboardEvent, useRef } from 'react'
import { CarouselControls, CarouselDots } from '#components/sections/carousel-controls.tsx'
import { useCarouselPages } from '#components/sections/carousel-pages.ts'
import { ProviderCard } from '#components/sections/provider-card.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { home } from '#content/home.ts'
import { providerCards } from '#content/providers.ts'

/** Specification section 9: one, two and three cards under 640 px, under 1024 px and wider. */
const SLIDE = 'w-full sm:w-[calc((100%-1.25rem)/2)] lg:w-[calc((100%-2.5rem)/3)]'
const MOST_IN_VIEW = 3
const words = home.providers

/** A scrolling row of provider cards; paging wraps around. */
export function TopProviders() {
  const row = useRef<HTMLUListElement>(null)
  const { page, pages, step } = useCarouselPages(row)
  const controls = providerCards.length > MOST_IN_VIEW ? '' : 'lg:hidden'

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <section aria-labelledby="providers-title" className="section-gap bg-sunken">
      <div className="shell">
        <SectionHeading id="providers-title" title={words.title} text={words.text}>
          <CarouselControls labels={words} onStep={step} className={controls} />
        </SectionHeading>
        {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA authoring practices, not a fieldset */}
        <div role="group" aria-roledescription="carousel" aria-label={words.label} onKeyDown={onKeyDown}>
          <ul ref={row} className="snap-row -mx-4 -my-3 scroll-px-4 gap-5 scroll-smooth px-4 py-3">
            {providerCards.map((provider) => (
              <li key={provider.id} className={SLIDE}>
                <ProviderCard provider={provider} />
              </li>
            ))}
          </ul>
          <CarouselDots page={page} pages={pages} className={controls} />
        </div>
      </div>
    </section>
  )
}
