import { browse } from '#content/browse.ts'

/** Tiles and their skeletons share one grid; an opened panel takes a whole row and later tiles fill the row before it. */
export const JOB_GRID =
  'job-grid grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4'

/** Tiles of each child category: what a category of the catalogue typically has. */
const SECTIONS = [
  { id: 'first', tiles: ['one', 'two', 'three', 'four'] },
  { id: 'second', tiles: ['one', 'two', 'three'] },
  { id: 'third', tiles: ['one', 'two', 'three', 'four'] },
  { id: 'fourth', tiles: ['one', 'two', 'three'] },
]

/** Keeps the place of a category's jobs until they are read. */
export function CategoryJobsSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-10 md:gap-14">
      <span className="sr-only">{browse.category.loading}</span>
      {SECTIONS.map(({ id, tiles }) => (
        <div key={id} aria-hidden="true">
          <div className="skeleton mb-4 h-9 w-56 md:mb-6" />
          <div className={JOB_GRID}>
            {tiles.map((tile) => (
              <div key={tile} className="skeleton h-40 rounded-xl lg:h-48 xl:h-64" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
