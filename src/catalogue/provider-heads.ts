import { cutText } from '#lib/seo.ts'

export type ProviderHead = {
  name: string
  title: string
  /** The provider's first part of the city. */
  area: string | undefined
  place: { title: string; state?: string } | undefined
  service: string | undefined
  isBuiltIn: boolean
  /** The parts that the profile has. */
  has: Record<'jobs' | 'prices' | 'pictures' | 'reviews', boolean>
}

const MAX_NAME_LENGTH = 70

/** Returns the parts of a profile's title and description. Includes the service only together with a city. */
export function describeProvider({ name, title, area, place, service, isBuiltIn }: ProviderHead) {
  return {
    who: cutText(name, MAX_NAME_LENGTH),
    what: title || service || '',
    where: [...new Set([area, place?.title, place?.state].filter(Boolean))].join(', '),
    service: isBuiltIn || !service || !place ? undefined : service,
    city: place?.title,
  }
}
