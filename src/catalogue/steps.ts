import { steps } from '#content/how-it-works.ts'

/** Returns the three steps of the home page, in order. */
export const howItWorks = (['choose', 'book', 'done'] as const).map((id) => ({ id, ...steps[id] }))
