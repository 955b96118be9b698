/** Labels of sample providers, ratings and reviews. */
export const sampleStrings = {
  site: 'Customer stories, the figures of Top Services and the people marked as samples are not real.',
  profile: 'This is a sample profile: the person, the ratings and the reviews are not real.',
} as const
