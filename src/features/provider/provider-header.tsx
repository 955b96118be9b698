import { BadgeCheck, Briefcase, MapPin } from 'lucide'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Rating } from '#components/ui/rating.tsx'
import { providerCrumbs, providerPage } from '#content/provider-page.ts'
import type { ProviderProfile } from '#content/providers.ts'
import { sampleData } from '#content/sample-data.ts'
import { paths } from '#lib/paths.ts'
import { ContactDisclosure } from './contact-disclosure.tsx'

function Who({ provider }: { provider: ProviderProfile }) {
  const { name, image, title, verified, rating, reviewCount, address, experienceYears } = provider
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 sm:gap-x-7 sm:gap-y-4">
      <Avatar
        name={name}
        image={image}
        className="size-20 text-2xl shadow-mid sm:row-span-2 sm:size-32 sm:text-4xl"
      />
      <div className="min-w-0 sm:self-end">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
          {name}
          {verified && (
            <Badge tone="success">
              <Icon node={BadgeCheck} className="size-4" />
              {providerPage.verified}
            </Badge>
          )}
        </h1>
        <p className="mt-1 text-soft sm:text-lg">{title}</p>
      </div>
      <ul className="col-span-full flex flex-col gap-x-6 gap-y-2 text-sm sm:col-span-1 sm:col-start-2 sm:flex-row sm:flex-wrap sm:self-start">
        <li>
          <Rating value={rating} count={reviewCount} />
        </li>
        <li className="flex items-center gap-2">
          <Icon node={MapPin} className="size-4 shrink-0 text-primary" />
          {address}
        </li>
        <li className="flex items-center gap-2">
          <Icon node={Briefcase} className="size-4 shrink-0 text-primary" />
          {providerPage.experience(experienceYears)}
        </li>
      </ul>
    </div>
  )
}

/** The head of a profile: where one is, who it is, and the three ways on. */
export function ProviderHeader({ provider }: { provider: ProviderProfile }) {
  const { phone, phoneHref, email } = provider
  const { actions } = providerPage
  return (
    <div className="border-b border-line bg-sunken">
      <div className="shell pt-6 pb-10 md:pt-8 md:pb-12">
        <Breadcrumb crumbs={providerCrumbs(provider)} />
        {sampleData.isShown && <p className="mt-3 text-sm text-soft">{sampleData.profile}</p>}
        <div className="mt-6 flex flex-col gap-6 sm:gap-8 lg:flex-row lg:items-center lg:justify-between">
          <Who provider={provider} />
          <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap lg:w-56 lg:shrink-0 lg:flex-col">
            <ButtonLink href={paths.app} size="lg">
              {actions.bookNow}
            </ButtonLink>
            <ContactDisclosure phone={phone} phoneHref={phoneHref} email={email} />
            <ButtonLink href={paths.app} variant="quiet" size="lg" className="max-sm:col-span-2">
              {actions.writeReview}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
