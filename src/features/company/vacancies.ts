import { jobTexts } from '#content/careers.ts'
import type { Sampled } from '#lib/samples.ts'

type JobId = keyof typeof jobTexts

export type JobOpening = Sampled & {
  /** The role's anchor on the page. */
  id: string
  title: string
  department: string
  location: string
  type: string
  experience: string
  description: string
  requirements: ReadonlyArray<string>
}

/** The order on the page. */
const ORDER: ReadonlyArray<JobId> = [
  'frontend-engineer',
  'backend-engineer',
  'city-operations-manager',
  'partner-onboarding-executive',
  'customer-care-associate',
  'trade-trainer-electrical',
]

export const jobOpenings: ReadonlyArray<JobOpening> = ORDER.map((id) => ({
  id,
  ...jobTexts[id],
  sample: true,
}))
