/** What stands in for a picture that is missing or does not load. */
export const fallbackImages = {
  service: '/images/services/full-home-cleaning.svg',
  place: '/images/promos/guarantee.svg',
  post: '/images/promos/ask-expert.svg',
} as const
