import { AppCode } from '#components/sections/app-code.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { becomePartner } from '#content/become-partner.ts'
import { contactHref } from '#content/contact-href.ts'
import { paths } from '#lib/paths.ts'

/** The introduction; on wide screens the drawing hangs over the edge of its ground. */
export function PartnerHero() {
  const { title, intro, note, cta, contact } = becomePartner
  return (
    <div className="bg-success-tint">
      <div className="shell grid gap-10 py-10 md:grid-cols-2 md:items-center md:py-14 lg:gap-16 lg:pb-0">
        <div className="flex flex-col items-start lg:pb-14">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-4 text-xl">{intro}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={paths.appPartner} size="lg">
              {cta}
            </ButtonLink>
            <ButtonLink href={contactHref('partner')} size="lg" variant="secondary">
              {contact}
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-md text-sm text-soft">{note}</p>
          <AppCode app="partner" className="mt-6 text-soft" />
        </div>
        <Picture
          src="/images/promos/join-partner.svg"
          fallback="/images/promos/guarantee.svg"
          alt=""
          width={320}
          height={200}
          priority
          className="rise aspect-8/5 h-auto w-full rounded-xl object-cover shadow-high md:rounded-2xl lg:relative lg:top-10 lg:self-end"
        />
      </div>
    </div>
  )
}
