import { joinNames, MAX_NAMES, MAX_SERVICES } from '#catalogue/places/named-place.ts'
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
    title: (city: string) => `Top services in ${city}`,
    also: (city: string) => `Also offered in ${city}`,
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
    text: 'Choose a service to see what it includes and where it is offered.',
  },
  /** Also used for cities. */
  unserved: {
    title: (place: string) => `We are not in ${place} yet`,
    text: (place: string) =>
      `No professional takes bookings in ${place} through ${company.name} so far. Leave your number, and we tell you when somebody does.`,
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
    text: 'What each job starts from. Parts are added at cost, after you agree.',
    /** For jobs without prices. */
    unpriced: { title: 'Jobs', text: 'Parts are added at cost, after you agree.' },
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
export type PlaceMeta = { title: string; description: string }

/** Returns 'Jaipur, Udaipur and Kota', with five names at most. */
export function listNames(names: ReadonlyArray<string>): string {
  return joinNames(names.slice(0, MAX_NAMES), 'and')
}

/** The end of a description where nobody is listed. */
const UNLISTED = 'usual prices, and how to ask for a call back.'

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
  const prices = hasPrices
    ? 'See what each job starts from before you book.'
    : 'The price is agreed before the work begins.'
  return {
    title: `Home Services in ${place} | ${company.name}`,
    description: `Home services in ${place}: ${count === 0 ? `${offered}, ${UNLISTED}` : `${offered}. ${prices}`}`,
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
): PlaceMeta {
  const [only] = cities
  if (count === 0)
    return {
      title: `Home Services in ${getStateTitle(state, cities)} | ${company.name}`,
      description: `Home services in ${state}: what each includes, ${UNLISTED}`,
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
  jobs: string | undefined,
): PlaceMeta {
  const what = jobs === 'prices' ? 'the jobs and what each starts from' : 'what can be booked'
  const isOnlyItself = cities.length === 1 && cities[0] === state
  const places = `${count ? 'with professionals in' : 'in'} ${listNames(cities)}.`
  const where = isOnlyItself ? `with booking in the ${company.name} app.` : places
  return {
    title: `${service} services in ${getStateTitle(state, cities)} | ${company.name}`,
    description: `${service} services at home in ${state}: ${count === 0 ? `the jobs, ${UNLISTED}` : `${what}, ${where}`}`,
  }
}

function bookable(count: number | undefined, what: string): string {
  if (count === 0) return `the jobs, ${UNLISTED}`
  return count
    ? `${what} and professionals to book in the ${company.name} app.`
    : `${what} and the way to the ${company.name} app.`
}

export function cityServiceMeta(
  count: number | undefined,
  service: string,
  city: string,
  jobs: string | undefined,
): PlaceMeta {
  const what = jobs === 'prices' ? 'the jobs, what each of them starts from,' : 'what can be booked'
  return {
    title: `${service} services at home in ${city} | ${company.name}`,
    description: `${service} services at home in ${city}: ${bookable(count, what)}`,
  }
}

export function stateCityServiceMeta(
  count: number | undefined,
  service: string,
  city: string,
  state: string,
  jobs: string | undefined,
): PlaceMeta {
  const what = jobs === 'prices' ? 'jobs, starting prices' : 'what can be booked'
  return {
    title: `${service} services in ${within(city, state)} | ${company.name}`,
    description: `${service} services for homes in ${within(city, state)}: ${bookable(count, what)}`,
  }
}

/** Strings of a service page for a city that lacks the service. */
export function notOffered(service: string, city: string) {
  return {
    title: `Not offered in ${city} yet`,
    text: `${service} services are not offered in ${city} yet. Choose another city or another service.`,
  }
}
