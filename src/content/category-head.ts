import { company } from './company.ts'

/** Title and description of the page of all services, for search results and link previews. */
export const servicesHead = {
  title: `All home services | ${company.name}`,
  description:
    'Plumbing, electrical work, AC repair, carpentry, painting, cleaning and six more home services, each with its starting price.',
} as const

/** The same for the page of one service, in a city or anywhere. */
export const categoryHead = {
  /** What the page is about; also its heading. */
  name: (service: string, city?: string) => `${service} Services${city ? ` in ${city}` : ''}`,
  title: (name: string) => `${name} | ${company.name}`,
  detailedTitle: (name: string) => `${name}: prices and booking | ${company.name}`,
  description: (service: string, city?: string) =>
    `${service} at home${city ? ` in ${city}` : ''}: what each job includes and what it starts from, with technicians you can book in the ${company.name} app.`,
} as const
