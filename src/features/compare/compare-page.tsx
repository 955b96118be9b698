import { useEffect, useRef } from 'react'
import { comparison } from '#browser/comparison.ts'
import { IfListed } from '#components/sections/if-listed.tsx'
import { useApi } from '#components/sections/page-context.ts'
import { SamplePeople } from '#components/sections/provider-cards.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { useLoaded } from '#components/sections/use-loaded.ts'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { Button } from '#components/ui/button.tsx'
import { comparisonPage as strings } from '#content/comparison.ts'
import { ownCrumbs } from '#data/breadcrumbs/breadcrumbs.ts'
import { type Comparison, comparisonQuery } from '#data/providers/comparison-query.ts'
import { getLang } from '#lib/language.ts'
import { paths } from '#lib/paths.ts'
import { CompareBookings, CompareTable } from './compare-table.tsx'

type ComparePageProps = {
  ids: ReadonlyArray<string>
  /** The service of the list that the visitor came from. */
  service: string | undefined
  job: string | undefined
  onJob: (job: string | undefined) => void
}

type JobFormProps = ComparePageProps & { jobs: Comparison['jobs'] }

/** The choice of the job that the prices are for: an ordinary form, answered at once with JavaScript. */
function JobForm({ ids, service, job = '', jobs, onJob }: JobFormProps) {
  const select = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    if (select.current) select.current.value = job
  }, [job])

  return (
    <form action={paths.compareForm} method="get" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="with" value={ids.join()} />
      {service && <input type="hidden" name="service" value={service} />}
      <label className="flex min-w-0 flex-col gap-1 text-sm font-semibold">
        {strings.job}
        <select
          ref={select}
          name="job"
          defaultValue={job}
          autoComplete="off"
          onChange={({ target }) => onJob(target.value || undefined)}
          className="min-h-11 max-w-full rounded-md border border-line-strong bg-surface px-3 text-sm"
        >
          <option value="">{strings.anyJob}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id} lang={getLang(title)}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" variant="secondary">
          {strings.show}
        </Button>
      </noscript>
    </form>
  )
}

function Nobody() {
  const { title, text, tooFew, action } = strings.nobody
  const screen = { title, action: { label: action, href: paths.services } }
  return (
    <IfListed least={2} otherwise={<StatusScreen {...screen} text={tooFew} />}>
      <StatusScreen {...screen} text={text} />
    </IfListed>
  )
}

function Compared(props: ComparePageProps) {
  const { ids, service, job } = props
  const compared = useLoaded(comparisonQuery(useApi(), ids, service))
  const { providers, jobs } = compared
  useEffect(() => {
    // Removes providers from the comparison who are not listed any more.
    for (const id of ids) if (!providers.some((provider) => provider.id === id)) comparison.drop(id)
  }, [providers, ids])
  const withdrawn = ids.length - providers.length
  if (providers.length === 0) {
    const { title, action } = strings.nobody
    return (
      <StatusScreen
        title={title}
        text={strings.withdrawn(withdrawn)}
        action={{ label: action, href: paths.services }}
      />
    )
  }
  const present = providers.map(({ id }) => id)
  const scope = { ...(service && { service }), ...(job && { job }) }
  return (
    <div className="shell flex flex-col gap-5 pt-6 pb-16 md:pt-8 md:pb-24">
      <Breadcrumb crumbs={ownCrumbs(strings.title)} />
      <div>
        <h1 className="text-3xl">{strings.title}</h1>
        <p className="mt-2 text-soft">{strings.text}</p>
      </div>
      {withdrawn > 0 && (
        <p role="status" className="rounded-lg bg-accent-tint p-4 text-on-accent-tint">
          {strings.withdrawn(withdrawn)}{' '}
          <a href={paths.compare(present, scope)} rel="nofollow" className="font-semibold underline">
            {strings.withoutThem}
          </a>
        </p>
      )}
      {jobs.length > 0 && <JobForm {...props} jobs={jobs} />}
      <SamplePeople of={providers} />
      <CompareTable compared={compared} scope={scope} label={strings.table(providers.length)} />
      <CompareBookings compared={compared} job={job} />
    </div>
  )
}

/** Professionals side by side. */
export function ComparePage(props: ComparePageProps) {
  return props.ids.length === 0 ? <Nobody /> : <Compared {...props} />
}
