import { Check, Download } from 'lucide'
import { AppCode } from '#components/sections/app-code.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { company } from '#content/company.ts'
import { home } from '#content/home.ts'
import { paths } from '#lib/paths.ts'

const words = home.appBanner

/** Where bookings are made: the app. */
export function AppBanner() {
  return (
    <section aria-labelledby="app-title" className="shell">
      <div className="grid grid-cols-1 items-end gap-x-10 gap-y-6 overflow-hidden rounded-2xl bg-night px-6 pt-10 text-on-night sm:px-10 md:grid-cols-[1.15fr_1fr] lg:px-16 lg:pt-14">
        <div className="md:pb-10 lg:pb-14">
          <h2 id="app-title" className="text-3xl">
            {words.title}
          </h2>
          <p className="mt-4 max-w-xl text-lg text-on-night-soft">{words.text}</p>
          <ul className="mt-6 flex flex-col gap-3">
            {words.points.map((point) => (
              <li key={point} className="flex items-start gap-3">
                <Icon
                  node={Check}
                  className="mt-0.5 size-6 shrink-0 rounded-full bg-accent p-1 text-on-accent"
                  strokeWidth={3}
                />
                {point}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink
              href={company.playStoreURL}
              target="_blank"
              rel="noopener noreferrer"
              variant="accent"
              size="lg"
              className="max-sm:px-4!"
            >
              <Icon node={Download} className="size-5" />
              {words.playStoreLabel}
              <span className="sr-only">{home.brands.newTab}</span>
            </ButtonLink>
            <ButtonLink href={paths.app} variant="secondary" size="lg">
              {words.learnMoreLabel}
              <span className="sr-only">: {words.title}</span>
            </ButtonLink>
          </div>
          <AppCode app="customer" className="mt-8 text-on-night-soft" />
        </div>
        <Picture
          src="/images/promos/app-phone.svg"
          fallback="/images/promos/guarantee.svg"
          alt={words.imageAlt}
          width={320}
          height={400}
          className="mx-auto h-auto w-full max-w-64 md:max-w-80"
        />
      </div>
    </section>
  )
}
