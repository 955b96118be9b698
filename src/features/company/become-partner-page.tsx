import { CircleCheck, Clock, ListOrdered, ReceiptIndianRupee, Wallet } from 'lucide'
import { contactHref } from '#catalogue/contact-href.ts'
import { AppCode } from '#components/sections/app-code.tsx'
import { AppLink } from '#components/sections/app-link.tsx'
import { Faqs } from '#components/sections/faqs.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon, type IconNode } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { becomePartner } from '#content/become-partner.ts'
import { bookingStrings } from '#content/booking.ts'
import { messages } from '#content/messages.ts'

/** The introduction; on wide screens the drawing hangs over the edge of its ground. */
function PartnerHero() {
  const { title, intro, note, cta, requirements } = becomePartner
  return (
    <div className="bg-success-tint">
      <div className="shell grid gap-10 py-10 md:grid-cols-2 md:items-center md:py-14 lg:gap-16 lg:pb-0">
        <div className="flex flex-col items-start lg:pb-14">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-4 text-xl">{intro}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <AppLink app="partner" size="lg">
              {cta}
            </AppLink>
            <ButtonLink href={contactHref('partner')} size="lg" variant="secondary">
              {messages.actions.callBack}
            </ButtonLink>
          </div>
          <p className="mt-5 max-w-md">
            {bookingStrings.partner.text}{' '}
            <a
              href="#requirements-title"
              className="rounded-sm font-semibold whitespace-nowrap text-primary underline underline-offset-4"
            >
              {requirements.title}
            </a>
          </p>
          <p className="mt-3 max-w-md text-sm text-soft">{note}</p>
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

const REASONS: ReadonlyArray<{ id: keyof typeof becomePartner.why.items; icon: IconNode }> = [
  { id: 'hours', icon: Clock },
  { id: 'price', icon: ReceiptIndianRupee },
  { id: 'pay', icon: Wallet },
  { id: 'ranking', icon: ListOrdered },
]

function PartnerReasons() {
  const { title, items } = becomePartner.why
  return (
    <section aria-labelledby="why-title" className="shell section-gap">
      <SectionHeading id="why-title" title={title} />
      <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
        {REASONS.map(({ id, icon }) => (
          <li
            key={id}
            className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-7 lg:flex-row lg:gap-6"
          >
            <span className="grid size-13 shrink-0 place-items-center rounded-lg bg-success-tint text-success">
              <Icon node={icon} className="size-6" strokeWidth={1.75} />
            </span>
            <div>
              <h3 className="text-xl">{items[id].title}</h3>
              <p className="mt-2 text-soft">{items[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way from the registration to the first job: a line down the side, across the page on wide screens. */
function PartnerSteps() {
  const { title, text, items } = becomePartner.steps
  return (
    <section aria-labelledby="steps-title" className="border-y border-line bg-sunken">
      <div className="shell section-gap">
        <SectionHeading id="steps-title" title={title} text={text} />
        <ol className="grid lg:grid-cols-4">
          {items.map(({ title, text }, index) => (
            <li
              key={title}
              className="group relative flex gap-5 pb-8 last:pb-0 lg:flex-col lg:gap-4 lg:pr-8 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute top-11 bottom-0 left-5.5 w-0.5 bg-primary/30 group-last:hidden lg:top-5.5 lg:right-0 lg:bottom-auto lg:left-11 lg:h-0.5 lg:w-auto"
              />
              <span
                aria-hidden="true"
                className="relative grid size-11 shrink-0 place-items-center rounded-full bg-primary font-bold text-on-primary"
              >
                {index + 1}
              </span>
              <div className="pt-1.5 lg:pt-0">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1.5 text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The requirements of registering, and its button. */
function PartnerRequirements() {
  const { requirements, ready, cta } = becomePartner
  return (
    <section aria-labelledby="requirements-title" className="shell section-gap">
      <div className="grid overflow-hidden rounded-2xl border border-line bg-surface shadow-mid lg:grid-cols-[1fr_22rem]">
        <div className="p-6 sm:p-10">
          <h2 id="requirements-title" className="text-2xl">
            {requirements.title}
          </h2>
          <p className="mt-2 text-soft">{requirements.text}</p>
          <ul className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {requirements.items.map((item) => (
              <li key={item} className="flex items-start gap-3">
                <Icon node={CircleCheck} className="mt-0.5 size-5.5 text-success" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-col items-start justify-center gap-3 bg-night p-6 text-on-night sm:p-10">
          <p className="text-2xl font-bold tracking-tight">{ready.title}</p>
          <p className="text-on-night-soft">{ready.text}</p>
          <AppLink app="partner" variant="accent" size="lg" className="mt-3 focus-visible:outline-on-night">
            {cta}
          </AppLink>
        </div>
      </div>
    </section>
  )
}

function PartnerFaqs() {
  const { faqs, contact } = becomePartner
  return (
    <div className="shell pb-16 md:pb-24">
      <Faqs title={faqs.title} faqs={faqs.items}>
        <ButtonLink href={contactHref('partner')} variant="secondary">
          {contact}
        </ButtonLink>
      </Faqs>
    </div>
  )
}

/** The page for professionals: why and how to join, what is needed, and the way to the partner app. */
export function BecomePartnerPage() {
  return (
    <>
      <PartnerHero />
      <PartnerReasons />
      <PartnerSteps />
      <PartnerRequirements />
      <PartnerFaqs />
    </>
  )
}
