import { ShieldCheck } from 'lucide'
import { Icon } from '#components/ui/icon.tsx'
import { providerPage } from '#content/provider-page.ts'
import type { ProviderProfile } from '#content/providers.ts'
import { paths } from '#lib/paths.ts'

/** What the provider says, and the facts beside it. */
export function AboutPanel({ provider }: { provider: ProviderProfile }) {
  const { name, about, experienceYears, address, categoryPath, serviceId, verified } = provider
  const { title, facts, years } = providerPage.about
  const rows = [
    { label: facts.trade, value: categoryPath.category, href: paths.service(serviceId) },
    { label: facts.speciality, value: `${categoryPath.superChildCategory} (${categoryPath.childCategory})` },
    { label: facts.experience, value: years(experienceYears) },
    { label: facts.area, value: address },
  ]
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:gap-14">
      <section aria-labelledby="about-title" className="max-w-2xl">
        <h2 id="about-title" className="text-2xl">
          {title(name)}
        </h2>
        {about.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-lg">
            {paragraph}
          </p>
        ))}
        {verified && (
          <p className="mt-6 flex items-start gap-3 rounded-lg bg-success-tint p-4 text-sm text-success">
            <Icon node={ShieldCheck} className="size-5 shrink-0" />
            {providerPage.verifiedNote}
          </p>
        )}
      </section>
      <dl className="grid gap-x-8 self-start rounded-xl border border-line bg-surface px-6 py-3 shadow-low sm:max-lg:grid-cols-2">
        {rows.map(({ label, value, href }) => (
          <div
            key={label}
            className="border-line border-b py-3.5 last:border-b-0 sm:max-lg:nth-last-2:border-b-0"
          >
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-0.5 font-semibold">
              {href ? (
                <a
                  href={href}
                  className="rounded-sm text-primary underline underline-offset-4 hover:no-underline"
                >
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
