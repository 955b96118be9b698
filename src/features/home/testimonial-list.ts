import { testimonialTexts } from '#content/testimonials.ts'
import { builtInService } from '#data/services/built-in-services.ts'
import type { Sampled } from '#lib/samples.ts'

export type Testimonial = Sampled & {
  id: string
  name: string
  location: string
  testimonial: string
  /** Title of the service. */
  service: string
  serviceId: string
}

const entries = [
  { id: 'leela-menon', serviceId: 'plumbing' },
  { id: 'arvind-joshi', serviceId: 'electrician' },
  { id: 'farah-siddiqui', serviceId: 'ac-repair' },
  { id: 'harpreet-gill', serviceId: 'painting' },
  { id: 'deepika-shetty', serviceId: 'cleaning' },
  { id: 'rajendra-solanki', serviceId: 'carpentry' },
] as const

/** Sample testimonials of the home page, shown as quotes. Structured data never includes them. */
export const testimonials: ReadonlyArray<Testimonial> = entries.map((entry) => ({
  ...entry,
  ...testimonialTexts[entry.id],
  sample: true,
  service: builtInService(entry.serviceId)?.title ?? '',
}))
