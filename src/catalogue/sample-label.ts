import { sampleStrings } from '#content/sample-data.ts'

/**
 * The providers, ratings and reviews of this folder are samples, and visitors are told so. Set `isShown` to false once
 * all of them are real.
 */
export const sampleData = { isShown: true, ...sampleStrings } as const
