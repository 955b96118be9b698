/** Stands in for a post's picture that is missing or does not load. */
export const POST_FALLBACK = '/images/promos/ask-expert.svg'
