import { ArrowRight } from 'lucide'
import { useContext } from 'react'
import { AdBanner } from '#components/sections/ad-banner.tsx'
import { TodayContext } from '#components/sections/site-contexts.ts'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { type Promotion, promotionsOn } from '#content/data/promotions.ts'
import { home } from '#content/home.ts'

function PromotionCard({ promotion }: { promotion: Promotion }) {
  const { eyebrow, title, text, cta, href, image } = promotion
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
        <span className="text-sm font-semibold text-primary">{eyebrow}</span>
        <span className="mt-1 text-xl font-bold">{title}</span>
        <span className="mt-2 text-sm text-soft">{text}</span>
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
export function Promotions() {
  const { title, text } = home.promotions
  const promotions = promotionsOn(useContext(TodayContext))
  return (
    <section aria-labelledby="promotions-title" className="section-gap">
      <div className="shell">
        <SectionHeading id="promotions-title" title={title} text={text} />
        <ul className="snap-row -mx-4 -my-3 scroll-px-4 gap-4 px-4 py-3 md:m-0 md:grid md:grid-cols-3 md:gap-5 md:overflow-visible md:p-0">
          {promotions.map((promotion) => (
            <li key={promotion.id} className="w-[86%] sm:w-[60%] md:w-auto">
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
        <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-2">
          <AdBanner slot="home-middle" />
          <AdBanner slot="home-bottom" />
        </div>
      </div>
    </section>
  )
}
