import { cutText } from '#lib/seo.ts'

export type DescribedProfile = {
  name: string
  title: string
  /** The part of the city that is worked in first. */
  area: string | undefined
  place: { title: string; state?: string } | undefined
  service: string | undefined
  isBuiltIn: boolean
}

const MAX_NAME_LENGTH = 70

/** The parts of a profile's title and description; the service only beside a city. */
export function describeProfile({ name, title, area, place, service, isBuiltIn }: DescribedProfile) {
  return {
    who: cutText(name, MAX_NAME_LENGTH),
    what: title || service || '',
    where: [...new Set([area, place?.title, place?.state].filter(Boolean))].join(', '),
    service: isBuiltIn || !service || !place ? undefined : service,
    city: place?.title,
  }
}
