import { testimonialTexts } from '#content/testimonials.ts'
import type { Sampled } from '#lib/samples.ts'
import { builtInService } from './service-list.ts'

export type Testimonial = Sampled & {
  id: string
  name: string
  /** Null shows the initials. */
  image: string | null
  location: string
  testimonial: string
  /** Title of the service. */
  service: string
  serviceId: string
}

type Provider = Pick<Testimonial, 'image' | 'serviceId'> & { id: keyof typeof testimonialTexts }

const providers: ReadonlyArray<Provider> = [
  { id: 'leela-menon', image: null, serviceId: 'plumbing' },
  { id: 'arvind-joshi', image: null, serviceId: 'electrician' },
  { id: 'farah-siddiqui', image: null, serviceId: 'ac-repair' },
  { id: 'harpreet-gill', image: null, serviceId: 'painting' },
  { id: 'deepika-shetty', image: null, serviceId: 'cleaning' },
  { id: 'rajendra-solanki', image: null, serviceId: 'carpentry' },
]

/** Sample testimonials of the home page, shown as quotes. Structured data never includes them. */
export const testimonials: ReadonlyArray<Testimonial> = providers.map((provider) => ({
  ...provider,
  ...testimonialTexts[provider.id],
  sample: true,
  service: builtInService(provider.serviceId)?.title ?? '',
}))
