import { ButtonLink } from '#components/ui/button.tsx'
import { company } from '#content/company.ts'
import { offlinePage as strings } from '#content/offline.ts'
import { pageTitles } from '#content/page-heads.ts'

/** The page for an address without a copy: the reason, the phone number, and links to stored pages. */
export function OfflinePage() {
  return (
    <div className="shell max-w-3xl py-12">
      <h1 className="text-3xl">{pageTitles.offline}</h1>
      <p className="mt-4 text-lg text-soft">{strings.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href="" target="_self">
          {strings.retry}
        </ButtonLink>
        {company.phoneHref && (
          <ButtonLink href={company.phoneHref} variant="secondary">
            {strings.call}
          </ButtonLink>
        )}
      </p>
      <p className="mt-6 text-sm text-soft">{strings.hours}</p>
      <ul className="text-sm text-soft">
        {company.businessHours.map(({ label, hours }) => (
          <li key={label}>
            {label}: {hours}
          </li>
        ))}
      </ul>
      <section className="mt-12 has-[ul:empty]:hidden" aria-labelledby="kept">
        <h2 id="kept" className="text-2xl">
          {strings.kept}
        </h2>
        {/* The service worker fills the list. */}
        <ul
          id="copies"
          className="mt-4 divide-y divide-line border-y border-line [&_a]:flex [&_a]:min-h-13 [&_a]:items-center [&_a]:font-semibold"
        />
      </section>
    </div>
  )
}
