/** How visitors are told that the people, ratings and reviews of `data/sample-data.ts` are made up. */
export const sampleWords = {
  site: 'Customer stories, the figures of Top Services and the people marked as samples are not real.',
  profile: 'This is a sample profile: the person, the ratings and the reviews are not real.',
} as const
