import { useSuspenseQuery } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { useApi } from '#api/api-context.ts'
import { categoryQueries } from '#api/queries.ts'
import type { Category, ChildCategory } from '#api/schemas/category.ts'
import { lazyWithRetry } from '#components/ui/lazy-with-retry.ts'
import { browse } from '#content/browse.ts'
import { fallbackImages } from '#content/fallback-images.ts'
import { JobTile } from './job-tile.tsx'
import { JobsMissing, JobsNotFound, JobsUnread } from './jobs-states.tsx'
import { JOB_GRID } from './layout.ts'
import { isSelected, type Tile, toggleTile } from './tile-selection.ts'
import { useFallbackImages } from './use-fallback-images.ts'
import { useRevealedPanel } from './use-revealed-panel.ts'

const ProviderList = lazyWithRetry(() =>
  import('./provider-list.tsx').then(({ ProviderList }) => ProviderList),
)

function childrenWithJobs({ childCategories }: Category): Array<ChildCategory> {
  return childCategories.filter(({ superChildren }) => superChildren.length > 0)
}

type JobSectionsProps = {
  id: string
  category: Category
  city: string | undefined
  selected: Tile | undefined
  onPress: (tile: Tile, element: HTMLElement) => void
}

function JobSections({ id, category, city, selected, onPress }: JobSectionsProps) {
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      {childrenWithJobs(category).map((child, index) => (
        <section key={child.id} aria-labelledby={`jobs-${index}`}>
          <h2 id={`jobs-${index}`} className="mb-4 text-2xl md:mb-6">
            {child.title}
          </h2>
          <ul className={JOB_GRID}>
            {child.superChildren.map((job) => {
              const tile = { childId: child.id, superChildId: job.id }
              return (
                <JobTile
                  key={job.id}
                  job={job}
                  city={city}
                  selected={isSelected(selected, tile)}
                  onPress={(element) => onPress(tile, element)}
                >
                  <ProviderList serviceId={id} />
                </JobTile>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The child categories of a category with their jobs; a chosen job shows who does it. */
export function CategoryJobs({ id, city }: { id: string; city: string | undefined }) {
  const { data, refetch, isFetching } = useSuspenseQuery(categoryQueries.detail(useApi(), id))
  const [selected, setSelected] = useState<Tile>()
  const rememberPressed = useRevealedPanel(selected)
  const jobs = useRef<HTMLDivElement>(null)
  useFallbackImages(jobs, fallbackImages.service)

  if (!data.ok) {
    return data.status === 404 ? (
      <JobsNotFound />
    ) : (
      <JobsUnread onRetry={() => refetch()} retrying={isFetching} />
    )
  }
  const category = data.data
  if (childrenWithJobs(category).length === 0) return <JobsMissing />

  const shown = category.childCategories
    .find((child) => child.id === selected?.childId)
    ?.superChildren.find((job) => job.id === selected?.superChildId)

  function press(tile: Tile, element: HTMLElement) {
    rememberPressed(element)
    // The list of providers is loaded with the first panel: it opens when it is whole.
    startTransition(() => setSelected((current) => toggleTile(current, tile)))
  }

  return (
    <div ref={jobs}>
      <p role="status" className="sr-only">
        {shown && browse.providers.opened(shown.title)}
      </p>
      <JobSections id={id} category={category} city={city} selected={selected} onPress={press} />
    </div>
  )
}
