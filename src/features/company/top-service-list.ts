import { topServiceTexts } from '#content/top-services.ts'
import type { Sampled } from '#lib/samples.ts'

type TopServiceId = keyof typeof topServiceTexts

type Figures = { serviceId: string; rating: number; bookings: number }

export type TopService = Sampled &
  Figures & {
    id: string
    name: string
    description: string
    avgTime: string
    image: string
    features: ReadonlyArray<string>
  }

/** The figures of the sample services, in the order of the page. */
const figures: Record<TopServiceId, Figures> = {
  'leak-repair': { serviceId: 'plumbing', rating: 4.8, bookings: 1240 },
  'fan-repair': { serviceId: 'electrician', rating: 4.9, bookings: 1515 },
  'ac-service': { serviceId: 'ac-repair', rating: 4.7, bookings: 1860 },
  'door-repair': { serviceId: 'carpentry', rating: 4.7, bookings: 680 },
  'bathroom-cleaning': { serviceId: 'cleaning', rating: 4.8, bookings: 1390 },
  'room-painting': { serviceId: 'painting', rating: 4.6, bookings: 420 },
}

/** Sample cards. Their ratings and bookings never enter structured data. */
export const topServices: ReadonlyArray<TopService> = (Object.keys(figures) as Array<TopServiceId>).map(
  (id) => ({
    id,
    ...figures[id],
    ...topServiceTexts[id],
    sample: true,
    image: `/images/services/${id}.svg`,
  }),
)
