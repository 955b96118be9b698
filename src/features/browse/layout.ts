/** Tiles and their skeletons share one grid; an opened panel takes a whole row and later tiles fill the row before it. */
export const JOB_GRID =
  'job-grid grid grid-flow-row-dense grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4'
