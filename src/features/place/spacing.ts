/** The body of a place page under its hero. */
export const BODY = 'shell flex flex-col gap-14 py-10 md:gap-20 md:py-16'

/** Child categories of different length, one under the other. */
export const JOB_COLUMNS = 'lg:columns-2 lg:gap-6'

/** One row that scrolls to the edges of the screen, so that its height is known before what it holds. */
export const CHIP_ROW =
  'snap-row -mx-[clamp(1rem,4vw,2rem)] scroll-px-[clamp(1rem,4vw,2rem)] gap-2 px-[clamp(1rem,4vw,2rem)] py-1 sm:gap-3'

/** The tiles of a place and what else is offered there. */
export const SERVICES = 'flex flex-col gap-8'
