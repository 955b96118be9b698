import type { Resource } from '#api/endpoints.ts'
import type { CachePolicy } from '#worker/cache/policy.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The catalogue and places change a few times a day, posts a few times a week. Search answers are many and cheap. Data
 * of providers may be withdrawn, so it must not stay for long.
 */
export const policies: Record<Resource, CachePolicy> = {
  categories: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  category: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  job: { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: 5 * MINUTE },
  search: { fresh: MINUTE, staleWhileRevalidate: 10 * MINUTE, staleIfError: DAY, absent: MINUTE },
  'search-terms': {
    fresh: 15 * MINUTE,
    staleWhileRevalidate: DAY,
    staleIfError: 7 * DAY,
    absent: 15 * MINUTE,
  },
  brands: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  cities: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  states: { fresh: 15 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  'blog-list': { fresh: 5 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  'blog-post': { fresh: 10 * MINUTE, staleWhileRevalidate: DAY, staleIfError: 7 * DAY, absent: MINUTE },
  providers: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: 5 * MINUTE },
  provider: { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: MINUTE },
  'provider-reviews': { fresh: 5 * MINUTE, staleWhileRevalidate: HOUR, staleIfError: DAY, absent: MINUTE },
}
