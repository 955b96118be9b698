import type { Faq } from '#catalogue/service-entry.ts'
import type * as en from '#content/faqs.ts'

const files = import.meta.glob<ReadonlyArray<Faq>>('./services/*.ts', { eager: true, import: 'faqs' })

export const serviceFaqs: typeof en.serviceFaqs = (id) => files[`./services/${id}.ts`]
