import { ShieldCheck, ShieldQuestionMark } from 'lucide'
import { type ReactNode, useContext } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { TodayContext } from '#components/ui/scope-contexts.tsx'
import { ServiceLink } from '#components/ui/service-link.tsx'
import { providerPage } from '#content/provider-page.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { longDate } from '#data/format-dates.ts'
import type { ProviderView } from '#data/providers/provider-page.ts'
import { getLang } from '#lib/language.ts'
import { formatCount } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { getEntry } from '#lib/slug.ts'
import { ProviderContact } from './provider-contact.tsx'

const words = providerPage.about
const WEEK_DAYS = 7

type Fact = { label: string; value: ReactNode }

const LINK = 'tap rounded-sm text-primary underline underline-offset-4 hover:no-underline'

function getNames(days: ReadonlyArray<string>): string {
  return days.map((day) => getEntry(words.days, day) ?? day).join(', ')
}

/** Returns the known facts as label and value. */
function getFacts({ provider, city, services }: ProviderView, today: string): Array<Fact> {
  const { jobsCompleted, skills, certifications } = provider
  const { areas, languages, days, repliesWithinMinutes, since } = provider
  const { facts } = words
  const rows: Array<Fact | false> = [
    services.length > 0 && {
      label: facts.service,
      value: services.map(({ id, title, isListed }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {isListed ? (
            <ServiceLink href={paths.service(id)} lang={getLang(title)} className={LINK}>
              {title}
            </ServiceLink>
          ) : (
            <ApiText>{title}</ApiText>
          )}
        </span>
      )),
    },
    jobsCompleted !== undefined && { label: facts.jobsCompleted, value: formatCount(jobsCompleted) },
    skills.length > 0 && { label: facts.skills, value: <ApiText>{skills.join(', ')}</ApiText> },
    certifications.length > 0 && {
      label: facts.certifications,
      value: <ApiText>{certifications.join(', ')}</ApiText>,
    },
    (areas.length > 0 || city !== undefined) && {
      label: facts.area,
      value: (
        <>
          {areas.length > 0 && <ApiText>{areas.join(', ') + (city ? ', ' : '')}</ApiText>}
          {city?.isListed ? (
            <a href={paths.city(city.id)} lang={getLang(city.title)} className={LINK}>
              {city.title}
            </a>
          ) : (
            city && <ApiText>{city.title}</ApiText>
          )}
        </>
      ),
    },
    languages.length > 0 && { label: facts.languages, value: <ApiText>{languages.join(', ')}</ApiText> },
    days.length > 0 && {
      label: facts.days,
      value: days.length === WEEK_DAYS ? words.everyDay : getNames(days),
    },
    repliesWithinMinutes !== undefined && {
      label: facts.replies,
      value: providerStrings.replies(repliesWithinMinutes),
    },
    since !== undefined && since <= today && { label: facts.since, value: longDate(since) },
  ]
  return rows.filter((row) => row !== false)
}

/** The line on checks: what was checked, when and by whom, or that nothing was. */
function Checks({ provider: { verified, sample } }: Pick<ProviderView, 'provider'>) {
  const isChecked = verified && !sample
  return (
    <p
      className={`mt-6 flex items-start gap-3 rounded-lg p-4 text-sm ${isChecked ? 'bg-success-tint text-success' : 'bg-sunken'}`}
    >
      <Icon node={isChecked ? ShieldCheck : ShieldQuestionMark} className="size-5" />
      <span className="min-w-0 wrap-anywhere">
        <a href={paths.checks} className="tap underline underline-offset-4 hover:no-underline">
          <ApiText>
            {isChecked
              ? providerPage.checkedOn(providerStrings.checked(verified.checks), longDate(verified.on))
              : providerStrings.unchecked}
          </ApiText>
        </a>
      </span>
    </p>
  )
}

/** The provider's own text, the facts and the way to contact them. */
export function AboutPanel({ view }: { view: ProviderView }) {
  const { provider } = view
  const today = useContext(TodayContext)
  return (
    <div className="flex flex-col items-start gap-6">
      <section aria-labelledby="about-title" className="min-w-0 max-w-2xl">
        <h2 id="about-title" className="text-2xl wrap-anywhere">
          <bdi>
            <ApiText>{words.title(provider.name)}</ApiText>
          </bdi>
        </h2>
        {provider.about.filter(Boolean).map((paragraph) => (
          <p key={paragraph} lang={getLang(paragraph)} className="mt-4 text-lg wrap-anywhere">
            {paragraph}
          </p>
        ))}
        <Checks provider={provider} />
      </section>
      <dl className="grid w-full grid-cols-2 gap-x-6 gap-y-4 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-6 md:grid-cols-3 lg:grid-cols-4">
        {getFacts(view, today).map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-soft">{label}</dt>
            <dd className="mt-0.5 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <ProviderContact provider={provider} />
    </div>
  )
}
