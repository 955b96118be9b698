/**
 * The people, ratings and reviews in `src/content` (`providers.ts`, `provider-profiles.ts`, `testimonials.ts`,
 * `top-services.ts`, `top-technicians.ts`) are made up, and visitors are told so. Set `isShown` to false when all of them
 * are your own.
 */
export const sampleData = {
  isShown: true,
  site: 'The people, ratings and reviews on this site are samples, not real ones.',
  profile: 'This is a sample profile: the person, the ratings and the reviews are not real.',
} as const
