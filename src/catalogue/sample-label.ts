import { sampleStrings } from '#content/sample-data.ts'

/**
 * The people, ratings and reviews of this folder (`providers.ts`, `provider-profiles.ts`, `testimonials.ts`,
 * `top-services.ts`, `top-technicians.ts`) are made up, and visitors are told so. Set `isShown` to false when all of
 * them are your own.
 */
export const sampleData = { isShown: true, ...sampleStrings } as const
