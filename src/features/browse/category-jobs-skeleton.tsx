import { JOB_GRID } from './layout.ts'

const SECTIONS = ['first', 'second', 'third', 'fourth']
const TILES = ['one', 'two', 'three', 'four']

/** Keeps the place of a category's jobs until they are read. */
export function CategoryJobsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-10 md:gap-14">
      <span className="sr-only">Loading the jobs and their prices</span>
      {SECTIONS.map((section) => (
        <div key={section} aria-hidden="true">
          <div className="skeleton mb-4 h-9 w-56 md:mb-6" />
          <div className={JOB_GRID}>
            {TILES.map((tile) => (
              <div key={tile} className="skeleton h-40 rounded-xl xl:h-56" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
