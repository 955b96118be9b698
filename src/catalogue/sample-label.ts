import { sampleStrings } from '#content/sample-data.ts'

/**
 * The label that marks the providers, ratings and reviews of this folder as samples. Set `isShown` to false once all of
 * them are real.
 */
export const sampleData = { isShown: true, ...sampleStrings } as const
