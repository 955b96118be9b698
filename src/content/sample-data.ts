/** How visitors are told that the people, ratings and reviews of `data/sample-data.ts` are made up. */
export const sampleWords = {
  site: 'The people, ratings and reviews on this site are samples, not real ones.',
  profile: 'This is a sample profile: the person, the ratings and the reviews are not real.',
} as const
