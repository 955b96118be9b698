import { memo, type RefObject, startTransition, useCallback, useEffect, useMemo, useRef } from 'react'
import { contactHref } from '#catalogue/contact-href.ts'
import { fallbackImages } from '#catalogue/fallback-images.ts'
import { waysOn } from '#components/sections/ways-on.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Late } from '#components/ui/late.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { Note } from '#components/ui/note.tsx'
import { hasFailed } from '#components/ui/picture.tsx'
import { useEntryState } from '#components/ui/use-entry-state.ts'
import { browse } from '#content/browse.ts'
import type { LocalService } from '#data/places/local-jobs.ts'
import type { Place } from '#data/scope/places.ts'
import { getLang } from '#lib/language.ts'
import { jobAnchor, paths } from '#lib/paths.ts'
import { JobTile, type Tile, toggleTile, useRevealedPanel } from './job-tile.tsx'
import { useNamedJob } from './use-named-job.ts'

/** An opened panel takes a whole row of the grid, and later tiles fill the row before it. */
const JOB_GRID = 'job-grid grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4'

function JobsMissing() {
  const { title, text, action } = browse.service.noJobs
  return (
    <Note heading="h2" title={title} text={text}>
      <ButtonLink href={contactHref('custom-service')}>{action}</ButtonLink>
      <ButtonLink href={waysOn.services.href} variant="secondary">
        {waysOn.services.label}
      </ButtonLink>
    </Note>
  )
}

/**
 * Shows `fallback` for every image in an element that fails to load, also before hydration. One listener serves all
 * images, of which a service has up to a hundred.
 */
function useFallbackImages(element: RefObject<HTMLElement | null>, fallback: string): void {
  useEffect(() => {
    const root = element.current
    if (!root) return
    function replace(image: HTMLImageElement) {
      if (image.getAttribute('src') !== fallback) image.src = fallback
    }
    function onError({ target }: Event) {
      if (target instanceof HTMLImageElement) replace(target)
    }
    for (const image of root.querySelectorAll('img')) if (hasFailed(image)) replace(image)
    // The event does not bubble.
    root.addEventListener('error', onError, true)
    return () => root.removeEventListener('error', onError, true)
  }, [element, fallback])
}

type JobGroup = LocalService['childCategories'][number]

const ProviderList = lazy(() => import('./provider-list.tsx').then(({ ProviderList }) => ProviderList))

/** Returns the ids of the jobs of each section that stand in an earlier one, too. */
function getRepeated(sections: ReadonlyArray<JobGroup>): Array<ReadonlyArray<string>> {
  const seen = new Set<string>()
  return sections.map(({ superChildren }) => {
    const ids = superChildren.map(({ id }) => id)
    const repeated = ids.filter((id) => seen.has(id))
    for (const id of ids) seen.add(id)
    return repeated
  })
}

type JobSectionProps = {
  serviceId: string
  child: JobGroup
  /** The id of the section's heading. */
  headingId: string
  /** The jobs that stand in an earlier section, too: their first tile has the anchor of the job. */
  repeated: ReadonlyArray<string>
  city: Place | undefined
  selectedJobId: string | undefined
  onPress: (tile: Tile, element: HTMLElement) => void
}

/** The jobs of a group, hydrated near the viewport. A press on one renders no other section again. */
const JobSection = memo(function JobSection(props: JobSectionProps) {
  const { serviceId, child, headingId, repeated, city, selectedJobId, onPress } = props
  return (
    <Late>
      <section aria-labelledby={headingId}>
        <h2 id={headingId} lang={getLang(child.title)} className="mb-4 text-2xl md:mb-6">
          {child.title}
        </h2>
        <ul className={JOB_GRID}>
          {child.superChildren.map((job) => {
            const isSelected = job.id === selectedJobId
            return (
              <JobTile
                key={job.id}
                job={job}
                childId={child.id}
                anchor={jobAnchor(repeated.includes(job.id) ? `${child.id}-${job.id}` : job.id)}
                href={paths.jobPage(serviceId, job.id, city?.id)}
                city={city?.title}
                selected={isSelected}
                onPress={onPress}
              >
                {isSelected && <ProviderList serviceId={serviceId} job={job} city={city} />}
              </JobTile>
            )
          })}
        </ul>
      </section>
    </Late>
  )
})

/** The job groups of a service. A selected job shows its providers. */
export function ServiceJobs({ service, city }: { service: LocalService; city: Place | undefined }) {
  const { _id: id, childCategories: sections } = service
  const [selected, setSelected] = useEntryState<Tile | undefined>('job', undefined)
  const rememberPressed = useRevealedPanel(selected)
  const jobs = useRef<HTMLDivElement>(null)
  const repeated = useMemo(() => getRepeated(sections), [sections])
  useFallbackImages(jobs, fallbackImages.service)
  const select = useCallback(
    (jobId: string) => {
      const child = sections.find(({ superChildren }) => superChildren.some(({ id }) => id === jobId))
      if (!child) return
      const tile = { childId: child.id, superChildId: jobId }
      startTransition(() => setSelected((current) => (current?.superChildId === jobId ? current : tile)))
    },
    [sections, setSelected],
  )
  useNamedJob(selected?.superChildId, select)

  const press = useCallback(
    (tile: Tile, element: HTMLElement) => {
      rememberPressed(element)
      // The first panel loads the list of providers, and opens when it is complete.
      startTransition(() => setSelected((current) => toggleTile(current, tile)))
    },
    [rememberPressed, setSelected],
  )

  if (sections.length === 0) return <JobsMissing />

  const shown = sections
    .find((child) => child.id === selected?.childId)
    ?.superChildren.find((job) => job.id === selected?.superChildId)

  return (
    <div ref={jobs}>
      <p role="status" className="sr-only">
        {shown && browse.providers.opened(shown.title)}
      </p>
      <div className="flex flex-col gap-10 md:gap-14">
        {sections.map((child, index) => (
          <JobSection
            key={child.id}
            serviceId={id}
            child={child}
            headingId={`jobs-${index}`}
            repeated={repeated[index] ?? []}
            city={city}
            selectedJobId={child.id === selected?.childId ? selected.superChildId : undefined}
            onPress={press}
          />
        ))}
      </div>
    </div>
  )
}
