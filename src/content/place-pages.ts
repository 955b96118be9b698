import { company } from './company.ts'
import { listNames } from './place-meta.ts'

/** 'Udaipur, Rajasthan', and just 'Chandigarh' where both have one name. */
function within(city: string, state: string | undefined): string {
  return state && state !== city ? `${city}, ${state}` : city
}

/** Words of the city pages. */
export const cityPage = {
  title: (city: string) => `Home Services in ${city}`,
  /** For a city without words of its own: what is offered, and nothing that we do not know. */
  intro: (city: string, state: string | undefined, services: ReadonlyArray<string>) =>
    `Independent technicians take bookings in ${within(city, state)} through ${company.name}. You can book ${listNames(services)}, and see what each job starts from before you do.`,
  introWithoutServices: (city: string, state: string | undefined) =>
    `Independent technicians take bookings in ${within(city, state)} through ${company.name}. The app shows who is free and what each job starts from.`,
  services: {
    title: (city: string) => `Top services in ${city}`,
    text: 'Choose one to see its jobs, who does them and what they start from.',
    also: (city: string) => `Also offered in ${city}`,
  },
  needs: { title: (place: string) => `What homes in ${place} need` },
  steps: { title: 'How a booking works', text: 'The same three steps in every city.' },
  areas: {
    title: 'Neighbourhoods',
    text: (city: string) =>
      `Technicians come to homes all over ${city}, these areas among them. The app shows who covers your street.`,
  },
  neighbours: {
    title: (state: string) => `Other cities in ${state}`,
    all: (state: string) => `All of ${state}`,
  },
} as const

/** Words of the state pages. */
export const statePage = {
  title: (state: string) => `Home Services in ${state}`,
  intro: (state: string, cities: ReadonlyArray<string>) =>
    cities.length === 1
      ? `In ${state} we are in ${listNames(cities)}. See what can be booked there, and what each job starts from.`
      : `Choose your city in ${state} to see what can be booked there and what each job starts from. You find us in ${listNames(cities)}${cities.length > 5 ? ' and more' : ''}.`,
  cities: {
    title: (state: string) => `Our cities in ${state}`,
    text: 'Every city has its own page, with what homes there need and what you can book.',
  },
  services: {
    title: (state: string) => `Services in ${state}`,
    text: 'Choose a service to see its jobs, its prices and the cities where it is offered.',
  },
  others: { title: 'Other states we work in' },
  unserved: {
    title: (state: string) => `We are not in ${state} yet`,
    text: (state: string) =>
      `No technician takes bookings in ${state} through ${company.name} so far, so there is nothing to sell you here. Tell us where you need help: we open where households ask for us and partners are ready to work.`,
    contact: { label: 'Tell us where you need us', href: '/contact' },
    partner: { label: 'Become a Partner', href: '/become-partner' },
    elsewhere: { title: 'Where we are', text: 'States with cities that you can book in today.' },
    failed: 'The list of states could not be loaded just now.',
  },
} as const

/** Words of the pages about one service in one place. */
export const placeService = {
  title: (service: string, place: string) => `${service} Services in ${place}`,
  last: 'Services',
  text: (place: string) =>
    `The jobs that can be booked in ${place}, with the price each of them starts from. The technician looks at the work and agrees the final price with you before beginning.`,
  providers: 'See available providers',
  cities: {
    title: (service: string, state: string) => `${service} in the cities of ${state}`,
    all: (state: string) => `All of ${state}`,
  },
  note: (place: string) => `Good to know in ${place}`,
  jobs: {
    title: 'Jobs and prices',
    text: 'Prices are for labour to start with; parts are extra and agreed first.',
    none: 'The jobs of this service are not listed yet. Describe yours, and we look for the right person.',
    describe: { label: 'Describe the job', href: '/contact?subject=custom-service' },
    failed: 'The jobs and their prices could not be loaded just now.',
    retry: 'Try again',
    retrying: 'Trying again...',
    loading: 'Loading the jobs and their prices',
  },
  related: {
    title: 'Related Services',
    text: 'What homes often need next.',
    label: 'Related services',
    previous: 'Previous services',
    next: 'Next services',
  },
} as const

/** The last call of every place page. */
export const placeCallToAction = {
  title: (place: string) => `Something to fix in ${place}?`,
  text: 'Choose the day and the hour in the app, or ask us first if you are not sure what the job is.',
  download: 'Download Our App',
  contact: 'Contact Us',
} as const

/** What goes on at a place card. */
export const placeCards = {
  services: (count: number) => `${count} services`,
  cities: (count: number) => (count === 1 ? '1 city' : `${count} cities`),
  seeServices: 'See services',
} as const
