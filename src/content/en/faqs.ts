import type { Faq } from '#catalogue/service-entry.ts'

/** The questions of each service page, by the path of the service's file. */
const files = import.meta.glob<ReadonlyArray<Faq>>('./services/*.ts', { eager: true, import: 'faqs' })

/** Returns the visible questions of a service page, or undefined for a service that is not built in. */
export function serviceFaqs(id: string): ReadonlyArray<Faq> | undefined {
  return files[`./services/${id}.ts`]
}
