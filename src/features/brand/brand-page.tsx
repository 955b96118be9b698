import { Suspense } from 'react'
import { brandPage } from '#content/brand-page.ts'
import type { BrandProfile } from '#content/data/brands.ts'
import { brandProfiles } from '#content/data/brands.ts'
import { BrandHeader, BrandWebsite } from './brand-header.tsx'
import { BrandServices } from './brand-services.tsx'
import { Distributors } from './distributors.tsx'
import { ListedBrandPage } from './listed-brand-page.tsx'
import { SocialLinks } from './social-links.tsx'

function About({ profile }: { profile: BrandProfile }) {
  const { name, about, founded, founder, headquarters } = profile
  const facts = [
    { label: brandPage.facts.founded, value: founded },
    { label: brandPage.facts.founder, value: founder },
    { label: brandPage.facts.headquarters, value: headquarters },
  ]
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <section aria-labelledby="about-title" className="max-w-2xl">
        <h2 id="about-title" className="text-2xl">
          {brandPage.about(name)}
        </h2>
        {about.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg">
            {paragraph}
          </p>
        ))}
      </section>
      <dl className="grid gap-x-8 self-start rounded-xl border border-line bg-surface px-6 py-3 shadow-low sm:max-lg:grid-cols-3">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-line py-3.5 max-sm:not-last:border-b lg:not-last:border-b">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-0.5 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A brand: its own words and distributors when we have them, else what the upstream's list says. */
export function BrandPage({ id }: { id: string }) {
  const profile = brandProfiles.find((brand) => brand.id === id)
  if (!profile) return <ListedBrandPage id={id} />
  return (
    <>
      <BrandHeader name={profile.name} logo={profile.logo}>
        <Suspense fallback={<span className="skeleton h-11 w-40" />}>
          <BrandWebsite id={id} />
        </Suspense>
        <SocialLinks profile={profile} />
      </BrandHeader>
      <div className="shell flex flex-col gap-14 py-10 md:gap-20 md:py-16">
        <About profile={profile} />
        <Distributors name={profile.name} distributors={profile.distributors} />
        <BrandServices id={id} name={profile.name} />
      </div>
    </>
  )
}
