import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { becomePartner } from '#content/become-partner.ts'

/** The introduction; on wide screens the drawing fills the other half up to the edge. */
export function PartnerHero() {
  const { title, intro, note, cta, contact } = becomePartner
  return (
    <div className="relative bg-success-tint">
      <div className="shell">
        <div className="flex flex-col items-start py-10 md:py-14 lg:min-h-128 lg:w-1/2 lg:justify-center lg:pr-14">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-4 text-xl">{intro}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={cta.href} size="lg">
              {cta.label}
            </ButtonLink>
            <ButtonLink href={contact.href} size="lg" variant="secondary">
              {contact.label}
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-md text-sm text-soft">{note}</p>
        </div>
      </div>
      <Picture
        src="/images/promos/join-partner.svg"
        fallback="/images/promos/guarantee.svg"
        alt=""
        width={320}
        height={200}
        priority
        className="aspect-8/5 h-auto w-full object-cover sm:aspect-5/2 lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-1/2"
      />
    </div>
  )
}
