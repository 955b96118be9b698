/** Replacements for pictures that are missing or do not load. */
export const fallbackImages = {
  service: '/images/services/any-service.svg',
  place: '/images/promos/guarantee.svg',
  post: '/images/promos/ask-expert.svg',
} as const
