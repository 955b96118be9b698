import { placeService } from '#content/place-pages.ts'
import { JOB_COLUMNS } from './spacing.ts'

/** Jobs of each child category: what a category of the catalogue typically has. */
const CHILDREN = [
  { id: 'first', jobs: ['one', 'two', 'three', 'four'] },
  { id: 'second', jobs: ['one', 'two', 'three'] },
  { id: 'third', jobs: ['one', 'two', 'three', 'four'] },
  { id: 'fourth', jobs: ['one', 'two', 'three'] },
]

/** Keeps the place of a service's jobs until they are read. */
export function JobListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{placeService.jobs.loading}</span>
      <div aria-hidden="true" className={JOB_COLUMNS}>
        {CHILDREN.map((child) => (
          <div
            key={child.id}
            className="mb-4 break-inside-avoid rounded-xl border border-line bg-surface px-5 pt-5 pb-1 shadow-low sm:px-6 md:mb-6"
          >
            <div className="skeleton h-7 w-1/2" />
            <div className="mt-1 divide-y divide-line">
              {child.jobs.map((job) => (
                <div key={job} className="flex gap-4 py-4">
                  <div className="skeleton size-12 shrink-0" />
                  <div className="flex flex-1 flex-col gap-2">
                    <div className="skeleton h-6 w-2/5" />
                    <div className="skeleton h-11 w-4/5" />
                  </div>
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
