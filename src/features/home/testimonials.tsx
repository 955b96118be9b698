import { Quote } from 'lucide'
import { useRef, useState } from 'react'
import { CarouselGroup } from '#components/sections/carousel.tsx'
import { CarouselControls, CarouselDots } from '#components/sections/carousel-controls.tsx'
import { useAutoAdvance } from '#components/sections/carousel-motion.ts'
import { useCarouselPages } from '#components/sections/carousel-pages.ts'
import { useOffers } from '#components/sections/page-context.ts'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { useShown } from '#components/ui/use-samples.ts'
import { home } from '#content/home.ts'
import { sampleStrings } from '#content/samples.ts'
import { isOffered } from '#data/house-promo-list.ts'
import { paths } from '#lib/paths.ts'
import { testimonials as entries, type Testimonial } from './testimonial-list.ts'

/** One testimonial. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, location, testimonial: words, service, serviceId, sample } = testimonial
  return (
    <figure className="flex h-full flex-col gap-4 rounded-2xl border border-line bg-surface p-5 shadow-mid sm:gap-6 sm:p-8 lg:p-10">
      <Icon node={Quote} className="size-9 rotate-180 fill-accent text-accent" />
      <blockquote className="font-medium sm:text-lg md:text-xl">{words}</blockquote>
      <figcaption className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={name} />
        <span className="min-w-0 flex-1 basis-40">
          <span className="flex flex-wrap items-center gap-x-2 font-semibold">
            {name}
            {sample && <Badge tone="accent">{sampleStrings.chip}</Badge>}
          </span>
          <span className="block text-sm text-soft">{location}</span>
        </span>
        <ServiceLink
          href={paths.service(serviceId)}
          className="inline-flex min-h-11 items-center rounded-full bg-tint px-4 text-sm font-semibold text-on-tint transition hover:[filter:brightness(0.95)]"
        >
          {service}
        </ServiceLink>
      </figcaption>
    </figure>
  )
}

/** Specification section 9. */
const TESTIMONIALS_MS = 5_000
const REST_MS = 10_000
const words = home.testimonials

/** Testimonials about services that are offered. */
export function Testimonials() {
  const testimonials = useShown(entries).filter(isOffered(useOffers()))
  return testimonials.length > 0 && <Quotes testimonials={testimonials} />
}

/** One quote at a time, which rotates. */
function Quotes({ testimonials }: { testimonials: ReadonlyArray<Testimonial> }) {
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
    const shown = step(by)
    setAnnouncement(words.shown(shown + 1, testimonials.length, testimonials[shown]?.name ?? ''))
  }

  return (
    <section aria-labelledby="testimonials-title" className="section-gap bg-tint">
      <div className="shell grid grid-cols-1 items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="testimonials-title" className="text-2xl text-on-tint lg:text-3xl">
            {words.title}
          </h2>
          <CarouselControls
            labels={words}
            onStep={go}
            pausing={{ paused: auto.paused, toggle: auto.togglePaused }}
            className="mt-6"
          />
        </div>
        <CarouselGroup label={words.label} onStep={go} className="min-w-0">
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
        </CarouselGroup>
      </div>
    </section>
  )
}
