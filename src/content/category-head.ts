import { company } from './company.ts'

/** Title of the page of all services. */
export const servicesTitle = `All home services | ${company.name}`

/** The same for the page of one service, in a city or anywhere. */
export const categoryHead = {
  /** What the page is about; also its heading. */
  name: (service: string, city?: string) => `${service} Services${city ? ` in ${city}` : ''}`,
  title: (name: string) => `${name} | ${company.name}`,
  detailedTitle: (name: string) => `${name}: prices and booking | ${company.name}`,
} as const

/** What search results and link previews say below the titles; nobody reads it in a browser. */
export const servicesDescription =
  'Plumbing, electrical work, AC repair, carpentry, painting, cleaning and six more home services, each with its starting price.'

export function categoryDescription(service: string, city?: string): string {
  return `${service} at home${city ? ` in ${city}` : ''}: what each job includes and what it starts from, with technicians you can book in the ${company.name} app.`
}
