import { type KeyboardEvent, useRef, useState } from 'react'
import { useAutoAdvance } from '#components/sections/carousel-auto.ts'
import { CarouselControls } from '#components/sections/carousel-controls.tsx'
import { CarouselDots } from '#components/sections/carousel-dots.tsx'
import { useCarouselPages } from '#components/sections/carousel-pages.ts'
import { wrapPage } from '#components/sections/carousel-rules.ts'
import { home } from '#content/home.ts'
import { testimonials } from '#content/testimonials.ts'
import { TestimonialCard } from './testimonial-card.tsx'

/** Specification section 9. */
const TESTIMONIALS_MS = 5_000
const REST_MS = 10_000
const words = home.testimonials

/** One quote at a time, moving on by itself. */
export function Testimonials() {
  const row = useRef<HTMLUListElement>(null)
  const { page, pages, step } = useCarouselPages(row)
  const auto = useAutoAdvance({
    row,
    everyMs: TESTIMONIALS_MS,
    restMs: REST_MS,
    advance: () => step(1),
  })
  const [announcement, setAnnouncement] = useState('')

  function go(by: 1 | -1) {
    auto.rest()
    step(by)
    const shown = wrapPage(page + by, testimonials.length)
    setAnnouncement(`Testimonial ${shown + 1} of ${testimonials.length}: ${testimonials[shown]?.name ?? ''}`)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    go(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <section aria-labelledby="testimonials-title" className="section-gap bg-tint">
      <div className="shell grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="testimonials-title" className="text-3xl text-on-tint">
            {words.title}
          </h2>
          <p className="mt-3 max-w-md text-lg text-soft">{words.text}</p>
          <CarouselControls
            labels={words}
            onStep={go}
            pausing={{ paused: auto.paused, toggle: auto.togglePaused }}
            className="mt-6"
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA authoring practices, not a fieldset */}
        <div
          role="group"
          aria-roledescription="carousel"
          aria-label={words.label}
          onKeyDown={onKeyDown}
          className="min-w-0"
        >
          <ul
            ref={row}
            onTouchStart={auto.rest}
            className="snap-row -mx-4 -my-4 scroll-px-4 gap-10 scroll-smooth px-4 py-4"
          >
            {testimonials.map((testimonial) => (
              <li key={testimonial.id} className="w-full snap-always">
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
          <CarouselDots page={page} pages={pages} />
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </div>
      </div>
    </section>
  )
}
