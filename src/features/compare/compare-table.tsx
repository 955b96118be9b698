import { X } from 'lucide'
import { comparison } from '#browser/comparison.ts'
import { BookLink } from '#components/sections/book-link.tsx'
import { ApiText } from '#components/ui/api-text.tsx'
import { Avatar } from '#components/ui/avatar.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { comparisonPage as strings } from '#content/comparison.ts'
import { providerStrings } from '#content/provider-strings.ts'
import { newLabel, reviewsLabel } from '#content/rating.ts'
import { sampleStrings } from '#content/samples.ts'
import type { Comparison } from '#data/providers/comparison-query.ts'
import { providerHref } from '#lib/booking.ts'
import { classNames } from '#lib/class-names.ts'
import { getLang } from '#lib/language.ts'
import { formatRupees } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { isPlainClick } from '#lib/plain-click.ts'
import { isNew } from '#lib/reviews.ts'

type Provider = Comparison['providers'][number]

/** The content of a cell: entries of a list, each marked where not all others have it too. */
type Cell = Array<{ text: string; isOwn: boolean }>

type Row = { id: string; label: string; cells: Array<Cell> }

/** Returns the lowest price of a provider for a job, or for any; a provider may name no job at all. */
function getPrice({ jobs }: Provider, job: string | undefined): string {
  const theirs = jobs.filter(({ id }) => !job || id === job)
  if (job && theirs.length === 0) return jobs.length > 0 ? strings.otherJobs : strings.unknown
  const prices = theirs.flatMap(({ priceFrom }) => priceFrom ?? [])
  return prices.length > 0 ? formatRupees(Math.min(...prices)) : strings.noPrice
}

/** Returns a row with the values of each provider; a missing value is 'not known'. */
function toRow(id: string, label: string, values: ReadonlyArray<ReadonlyArray<string>>): Row {
  const cells = values.map((texts) => {
    const entries = texts.length > 0 ? texts : [strings.unknown]
    return entries.map((text) => ({
      text,
      isOwn: texts.length > 0 && !values.every((others) => others.includes(text)),
    }))
  })
  return { id, label, cells }
}

/** Returns true if the providers differ in a row. */
function differs({ cells }: Row): boolean {
  return cells.flat().some(({ isOwn }) => isOwn)
}

/** Returns the booking of a provider, with the job if it is one of theirs. */
function getBooking(
  { id, categoryIds, cityId, jobs }: Provider,
  job: Comparison['jobs'][number] | undefined,
) {
  const theirs = jobs.some((one) => one.id === job?.id) ? job : undefined
  return { provider: id, service: theirs?.serviceId ?? categoryIds[0], job: theirs?.id, city: cityId }
}

function known<T>(value: T | undefined | null, write: (value: T) => string): Array<string> {
  return value === undefined || value === null ? [] : [write(value)]
}

/** Returns the rows of a comparison, those that differ first, in the order in which one decides. */
export function compareRows({ providers, jobs }: Comparison, job: string | undefined): Array<Row> {
  const { rows } = strings
  const title = jobs.find(({ id }) => id === job)?.title
  const row = (id: string, label: string, have: (provider: Provider) => ReadonlyArray<string>) =>
    toRow(id, label, providers.map(have))
  const all = [
    row('price', title ? rows.price(title) : rows.anyPrice, (provider) => [
      getPrice(provider, title ? job : undefined),
    ]),
    row('rating', rows.rating, ({ rating, reviewCount }) =>
      rating === null || isNew(reviewCount)
        ? known(reviewCount, (count) =>
            isNew(count) ? `${newLabel} · ${reviewsLabel(count)}` : reviewsLabel(count),
          )
        : [strings.rating(rating, reviewCount)],
    ),
    row('experience', rows.experience, ({ experienceYears }) => known(experienceYears, strings.years)),
    row('checks', rows.checks, ({ verified, sample }) =>
      verified && !sample ? verified.checks.map(providerStrings.check) : [providerStrings.unchecked],
    ),
    row('languages', rows.languages, ({ languages }) => languages),
    row('city', rows.city, ({ city }) => (city ? [city] : [])),
    row('areas', rows.areas, ({ areas }) => areas),
    row('days', rows.days, ({ days }) => strings.days(days)),
    row('reply', rows.reply, ({ repliesWithinMinutes }) =>
      known(repliesWithinMinutes, providerStrings.replies),
    ),
  ]
  return [...all.filter(differs), ...all.filter((one) => !differs(one))]
}

/** Labels stay in view while the columns scroll under them. */
const LABEL =
  'sticky left-0 z-10 w-21 border-r border-line bg-sunken p-1.5 text-left align-top text-xs font-semibold wrap-anywhere sm:w-44 sm:p-4 sm:text-sm'
const CELL = 'p-1.5 text-left align-top text-sm wrap-anywhere max-sm:text-xs sm:p-4'
/** The width of a table of four, which scrolls on a phone. Three columns fit. */
const WIDE_TABLE = 'min-w-126 sm:min-w-220'

function Entries({ cell }: { cell: Cell }) {
  const [only] = cell
  if (cell.length === 1 && only)
    return (
      <span lang={getLang(only.text)} className={only.isOwn ? 'font-semibold text-ink' : 'text-soft'}>
        {only.text}
      </span>
    )
  return (
    <ul className="flex flex-wrap gap-1.5">
      {cell.map(({ text, isOwn }) => (
        <li
          key={text}
          lang={getLang(text)}
          className={classNames(
            'text-xs sm:rounded-full sm:border sm:px-2.5 sm:py-0.5',
            isOwn
              ? 'font-semibold sm:border-transparent sm:bg-tint sm:text-on-tint'
              : 'text-soft sm:border-line',
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  )
}

function TableRow({ row: { label, cells }, ids }: { row: Row; ids: ReadonlyArray<string> }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className={LABEL}>
        <ApiText>{label}</ApiText>
      </th>
      {cells.map((cell, index) => (
        <td key={ids[index]} className={CELL}>
          <Entries cell={cell} />
        </td>
      ))}
    </tr>
  )
}

type CompareTableProps = {
  compared: Comparison
  scope: { service?: string; job?: string }
  label: string
}

/** Professionals side by side: a column for each, what differs marked in weight. */
export function CompareTable({ compared, scope, label }: CompareTableProps) {
  const { providers } = compared
  const { job } = scope
  const ids = providers.map(({ id }) => id)
  const chosenJob = compared.jobs.find(({ id }) => id === job)
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only a focused region
      tabIndex={0}
      className="max-w-full overflow-x-auto overscroll-x-contain rounded-xl border border-line bg-surface shadow-low"
    >
      <table className={`w-full table-fixed border-collapse ${providers.length > 3 ? WIDE_TABLE : ''}`}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td className={LABEL} />
            {providers.map((provider) => (
              <th key={provider.id} scope="col" className={`${CELL} py-0!`}>
                <a
                  href={providerHref(getBooking(provider, chosenJob))}
                  rel="nofollow"
                  className="flex min-h-11 items-center font-bold underline-offset-4 sm:text-base hover:text-primary hover:underline"
                >
                  <bdi lang={getLang(provider.name)} className="line-clamp-(--lines)">
                    {provider.name}
                  </bdi>
                </a>
              </th>
            ))}
          </tr>
          <tr>
            <td className={LABEL} />
            {providers.map(({ id, name, image, title, sample }) => (
              <td key={id} className={CELL}>
                <Avatar name={name} image={image} className="size-14 text-lg" />
                {sample && (
                  <span className="mt-1 block">
                    <Badge tone="accent">{sampleStrings.chip}</Badge>
                  </span>
                )}
                <span lang={getLang(title)} className="mt-0.5 line-clamp-2 text-soft">
                  {title}
                </span>
                {providers.length > 1 && (
                  <a
                    href={paths.compare(
                      ids.filter((other) => other !== id),
                      scope,
                    )}
                    rel="nofollow"
                    aria-label={strings.removeName(name)}
                    onClick={(event) => isPlainClick(event) && comparison.drop(id)}
                    className="mt-2 inline-flex min-h-11 items-center gap-1 font-semibold text-primary print:hidden underline-offset-4 hover:underline"
                  >
                    <Icon node={X} className="size-4" />
                    <span className="max-sm:hidden">{strings.remove}</span>
                  </a>
                )}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(compared, job).map((row) => (
            <TableRow key={row.id} row={row} ids={ids} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A booking for each compared provider, with the job if it is one of theirs. */
export function CompareBookings({ compared, job }: { compared: Comparison; job: string | undefined }) {
  const chosenJob = compared.jobs.find(({ id }) => id === job)
  return (
    <ul className="flex flex-wrap gap-3 print:hidden">
      {compared.providers.map((provider) => {
        const book = provider.sample ? sampleStrings.tryShort : providerStrings.bookNow
        return (
          <li key={provider.id} className="max-sm:w-full">
            <BookLink booking={getBooking(provider, chosenJob)} className="w-full wrap-anywhere">
              {book}: <bdi lang={getLang(provider.name)}>{provider.name}</bdi>
            </BookLink>
          </li>
        )
      })}
    </ul>
  )
}
