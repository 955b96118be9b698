import { joinNames, MAX_NAMES, MAX_SERVICES } from '#lib/join-names.ts'
import type { JobsKnown } from '#lib/listed.ts'
import { company } from './company.ts'

/** Returns 'Udaipur, Rajasthan', or just 'Chandigarh' if city and state share a name. */
function within(city: string, state: string | undefined): string {
  return state && state !== city ? `${city}, ${state}` : city
}

/** The offer of a page where nobody is listed. */
const CALL_BACK = 'Leave your number, and we look for a professional who comes to you.'

/** Strings of the city pages. */
export const cityPage = {
  title: (city: string) => `Home Services in ${city}`,
  /** Introduces a city where nobody is listed, else shows its own strings. */
  ofListed: (count: number | undefined, city: string, state: string | undefined, description: string) =>
    count === 0 ? `Nobody is listed in ${within(city, state)} yet. ${CALL_BACK}` : description,
  /** For cities without strings of their own. */
  intro: (city: string, state: string | undefined) =>
    `${company.name} takes bookings in ${within(city, state)}. Independent professionals do the work, and agree the price with you before they begin.`,
  services: {
    title: (city: string) => `Services in ${city}`,
    also: (city: string) => `More services in ${city}`,
    /** Replaces `also` if the other services of the city are unknown. */
    elsewhere: 'More services',
  },
  jobs: {
    title: (city: string) => `Jobs and prices in ${city}`,
    listed:
      'Some of the jobs. "From" is the lowest price of the professionals listed here, "usually from" a usual price.',
    /** Replaces `listed` where no listed professional names a price. */
    usual: 'Some of the jobs, with their usual prices.',
    /** Replaces title and text where no job has a price. */
    unpriced: { title: (city: string) => `Jobs in ${city}`, text: 'Some of the jobs.' },
  },
  areas: {
    title: 'Areas',
  },
  neighbours: {
    title: (state: string) => `Other cities in ${state}`,
    all: (state: string) => `All of ${state}`,
  },
} as const

/** Strings of the state pages. */
export const statePage = {
  title: (state: string) => `Home Services in ${state}`,
  /** Introduces a state where nobody is listed, else shows its own strings. */
  ofListed: (count: number | undefined, state: string, description: string) =>
    count === 0 ? `Nobody is listed in ${state} yet. ${CALL_BACK}` : description,
  intro: (state: string, cities: ReadonlyArray<string>) => {
    const [first] = cities
    if (cities.length === 1 && first !== state) return `See what is offered in ${first}, ${state}.`
    if (cities.length <= 1) return `See what is offered in ${state}.`
    const more = cities.length > MAX_NAMES ? ' and more' : ''
    return `Choose your city in ${state} to see what is offered there: ${more ? cities.slice(0, MAX_NAMES).join(', ') : listNames(cities)}${more}.`
  },
  cities: {
    title: (state: string) => `Cities in ${state}`,
    text: 'See the services there.',
  },
  services: {
    title: (state: string) => `Services in ${state}`,
    text: 'Choose a service to see what it includes.',
  },
  /** Also used for cities. */
  unserved: {
    title: (place: string) => `We are not in ${place} yet`,
    text: (place: string) =>
      `No professional takes bookings in ${place} through ${company.name} so far. Leave your number, and we tell you if somebody does.`,
    contact: 'Tell me when you come',
    nearest: (city: string, km: number) => `Nearest: ${city}, ${km} km away`,
  },
} as const

/** Strings of the pages about a service in a place. */
export const placeService = {
  title: (service: string, place: string) => `${service} Services in ${place}`,
  /** The name of the place on a page below a state. */
  cityInState: within,
  last: 'Services',
  text: (count: number | undefined, place: string) =>
    count === 0
      ? `Nobody is listed for this service in ${place} yet. ${CALL_BACK}`
      : `See what can be booked in ${place}. The price is agreed with you before the work begins.`,
  providers: 'See available professionals',
  cities: {
    title: (state: string) => `Where you can book it in ${state}`,
    all: (state: string) => `All of ${state}`,
  },
  note: (place: string) => `Good to know in ${place}`,
  jobs: {
    title: 'Jobs and prices',
    text: `What each job starts from. ${company.partsRule}`,
    /** For jobs without prices. */
    unpriced: { title: 'Jobs', text: company.partsRule },
    none: 'The jobs of this service are not listed yet. Describe yours, and we look for the right professional.',
    describe: 'Describe the job',
  },
  related: {
    title: 'Related Services',
    text: 'What homes often need next.',
    label: 'Related services',
    previous: 'Previous services',
    next: 'Next services',
  },
} as const

/** The call to action at the end of every place page. */
export const placeCallToAction = {
  title: (place: string) => `Something to fix in ${place}?`,
  text: (count: number | undefined) =>
    count === 0
      ? CALL_BACK
      : 'Choose the day and the hour in the app, or ask us first if you are not sure what the job is.',
  download: 'Download Our App',
  contact: 'Contact Us',
} as const

/** The link text of a place card. */
export const placeCards = {
  seeServices: 'See services',
  seeDetails: 'See details',
} as const

/** Title and description of the place pages, for search results and link previews. */
type PlaceMeta = { title: string; description: string }

/** Returns 'Jaipur, Udaipur and Kota', with five names at most. */
export function listNames(names: ReadonlyArray<string>): string {
  return joinNames(names.slice(0, MAX_NAMES), 'and')
}

/** Returns the description of an offer where nobody is listed. */
function describeUnlisted(offer: string, jobs: JobsKnown): string {
  const callBack = 'how to ask for a call back.'
  if (jobs === 'prices') return `${offer}: what each job includes, its usual price, and ${callBack}`
  return jobs === 'jobs' ? `${offer}: what each job includes, and ${callBack}` : `${offer}: ${callBack}`
}

/** Returns the description of a service page. `jobs` tells how much is known about its jobs. */
export function serviceDescription(
  count: number | undefined,
  service: string,
  city: string | undefined,
  jobs: JobsKnown,
): string {
  const what = `${service} services at home${city ? ` in ${city}` : ''}`
  const who = `${count ? 'with professionals you can' : 'and the way to'} book in the ${company.name} app.`
  if (count === 0) return describeUnlisted(what, jobs)
  if (jobs === 'prices') return `${what}: what each job includes and what it starts from, ${who}`
  if (jobs === 'jobs') return `${what}: what each job includes, ${who}`
  return `${what}, ${who}`
}

/** Returns title and description of a city page without its own text; `state` is set for an address below a state. */
export function cityMeta(
  count: number | undefined,
  city: string,
  state: string | undefined,
  services: ReadonlyArray<string>,
  hasPrices: boolean,
): PlaceMeta {
  const place = within(city, state)
  const named = services.slice(0, MAX_SERVICES)
  const more = services.length > MAX_SERVICES ? `${named.join(', ')} and more` : joinNames(named, 'and')
  const offered = services.length > 0 ? more : 'repairs and care'
  const unlisted = services.length > 0 ? `${more} in ${place}` : `Home services in ${place}`
  const prices = hasPrices
    ? 'See what each job starts from before you book.'
    : 'The price is agreed before the work begins.'
  return {
    title: `Home Services in ${place} | ${company.name}`,
    description:
      count === 0
        ? describeUnlisted(unlisted, hasPrices ? 'prices' : 'none')
        : `Home services in ${place}: ${offered}. ${prices}`,
  }
}

/** Returns a state's title. It invites to choose a city, and differs from that of a city with the same name. */
function getStateTitle(state: string, cities: ReadonlyArray<string>): string {
  if (cities.some((city) => city.includes(state))) return `all of ${state}`
  return cities.length === 1 ? state : `${state}, city by city`
}

export function stateMeta(
  count: number | undefined,
  state: string,
  cities: ReadonlyArray<string>,
  hasPrices: boolean,
): PlaceMeta {
  const [only] = cities
  if (count === 0)
    return {
      title: `Home Services in ${getStateTitle(state, cities)} | ${company.name}`,
      description: describeUnlisted(`Home services across ${state}`, hasPrices ? 'prices' : 'none'),
    }
  if (only === undefined)
    return {
      title: `Home Services in ${getStateTitle(state, cities)} | ${company.name}`,
      description: `Home services in ${state}. See what can be booked, and book it in the app.`,
    }
  return {
    title: `Home Services in ${getStateTitle(state, cities)} | ${company.name}`,
    description:
      cities.length === 1
        ? `Home services in ${within(only, state)}. See what can be booked there, and book it in the app.`
        : `Home services in ${state}: ${listNames(cities)}. Choose your city to see what is offered there.`,
  }
}

/** Returns title and description of a city or state without bookable services. */
export function unservedMeta(place: string): PlaceMeta {
  return {
    title: `${place}: not there yet | ${company.name}`,
    description: `No home service can be booked in ${place} on ${company.name} yet. See where we are, tell us that you need us, or join as a partner.`,
  }
}

/**
 * Returns title and description of a service in a state; `jobs` tells how much is known about its jobs, `cities` are
 * those where somebody is listed.
 */
export function stateServiceMeta(
  count: number | undefined,
  service: string,
  state: string,
  cities: ReadonlyArray<string>,
  jobs: JobsKnown,
): PlaceMeta {
  const offer = `${service} services at home in ${state}`
  const what = jobs === 'prices' ? 'the jobs and what each starts from' : 'what can be booked'
  const isOnlyItself = cities.length === 1 && cities[0] === state
  const places = `${count ? 'with professionals in' : 'in'} ${listNames(cities)}.`
  const where = isOnlyItself ? `with booking in the ${company.name} app.` : places
  return {
    title: `${service} services in ${getStateTitle(state, cities)} | ${company.name}`,
    description:
      count === 0
        ? describeUnlisted(`${service} services at home across ${state}`, jobs)
        : `${offer}: ${what}, ${where}`,
  }
}

/** Returns the description of a service in a city. `what` is shown there if somebody is listed, or may be. */
function describeInCity(count: number | undefined, offer: string, what: string, jobs: JobsKnown): string {
  if (count === 0) return describeUnlisted(offer, jobs)
  return count
    ? `${offer}: ${what} and professionals to book in the ${company.name} app.`
    : `${offer}: ${what} and the way to the ${company.name} app.`
}

export function cityServiceMeta(
  count: number | undefined,
  service: string,
  city: string,
  jobs: JobsKnown,
): PlaceMeta {
  const what = jobs === 'prices' ? 'the jobs, what each of them starts from,' : 'what can be booked'
  return {
    title: `${service} services at home in ${city} | ${company.name}`,
    description: describeInCity(count, `${service} services at home in ${city}`, what, jobs),
  }
}

export function stateCityServiceMeta(
  count: number | undefined,
  service: string,
  city: string,
  state: string,
  jobs: JobsKnown,
): PlaceMeta {
  const place = within(city, state)
  const what = jobs === 'prices' ? 'jobs, starting prices' : 'what can be booked'
  return {
    title: `${service} services in ${place} | ${company.name}`,
    description: describeInCity(count, `${service} services for homes in ${place}`, what, jobs),
  }
}

/** Strings of a service page for a city that lacks the service. */
export function notOffered(service: string, city: string) {
  return {
    title: `Not offered in ${city} yet`,
    text: `${service} services are not offered in ${city} yet. Choose another city or another service.`,
  }
}
