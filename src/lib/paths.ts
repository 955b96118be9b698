import { isEnglish, language } from './language.ts'

/** The prefix of the addresses of pages. */
const base = isEnglish ? '' : language.base

/** The addresses that lead to the apps, in every language. */
export const appPaths = { customer: '/app', partner: '/app-partner' } as const

/** The QR codes of these addresses. */
export const appCodePaths = { customer: '/qr/app', partner: '/qr/app-partner' } as const

/** Returns an app link with the visitor's language, which its path cannot hold. The apps assume English. */
function inApp(path: string): string {
  return language.code === 'en' ? path : `${path}?lang=${language.code}`
}

/** Returns the id of a job's tile on the page of its service. */
export function jobAnchor(jobId: string): string {
  return `job-${jobId}`
}

/** Addresses of the site's own pages in the language of the build, so that no component writes one by hand. */
export const paths = {
  home: base || '/',
  services: `${base}/services`,
  service: (id: string) => `${base}/services/${encodeURIComponent(id)}`,
  serviceInCity: (id: string, cityName: string) =>
    `${base}/services/${encodeURIComponent(id)}/${encodeURIComponent(cityName)}`,
  jobs: `${base}/job`,
  /** The panel of a job on the page of its service. Alive too if the upstream lacks the job. */
  jobPanel: (serviceId: string, jobId: string) =>
    `${base}/services/${encodeURIComponent(serviceId)}?job=${encodeURIComponent(jobId)}#${jobAnchor(encodeURIComponent(jobId))}`,
  /** The page of a job, in a city if one is given. */
  jobPage: (serviceId: string, jobId: string, cityId?: string) =>
    `${base}/job/${[serviceId, jobId, ...(cityId ? [cityId] : [])].map(encodeURIComponent).join('/')}`,
  professionals: (id: string, cityName: string) =>
    `${base}/services/${encodeURIComponent(id)}/${encodeURIComponent(cityName)}/professionals`,
  compareForm: `${base}/compare`,
  compare: (ids: ReadonlyArray<string>, { service, job }: { service?: string; job?: string } = {}) =>
    `${base}/compare?with=${ids.map(encodeURIComponent).join(',')}${service ? `&service=${encodeURIComponent(service)}` : ''}${job ? `&job=${encodeURIComponent(job)}` : ''}`,
  city: (id: string) => `${base}/city/${encodeURIComponent(id)}`,
  state: (id: string) => `${base}/state/${encodeURIComponent(id)}`,
  stateService: (stateId: string, serviceId: string) =>
    `${base}/state/${encodeURIComponent(stateId)}/service/${encodeURIComponent(serviceId)}`,
  stateCity: (stateId: string, cityId: string) =>
    `${base}/state/${encodeURIComponent(stateId)}/city/${encodeURIComponent(cityId)}`,
  cityService: (cityId: string, serviceId: string) =>
    `${base}/city/${encodeURIComponent(cityId)}/service/${encodeURIComponent(serviceId)}`,
  stateCityService: (stateId: string, cityId: string, serviceId: string) =>
    `${base}/state/${encodeURIComponent(stateId)}/city/${encodeURIComponent(cityId)}/service/${encodeURIComponent(serviceId)}`,
  searchForm: `${base}/search`,
  search: (query: string, city?: string, page = 1) =>
    `${base}/search?${new URLSearchParams({ q: query, ...(city && { city }), ...(page > 1 && { page: String(page) }) })}`,
  provider: (id: string) => `${base}/provider/${encodeURIComponent(id)}`,
  brand: (id: string) => `${base}/brand/${encodeURIComponent(id)}`,
  blog: `${base}/blog`,
  post: (slug: string) => `${base}/blog/${encodeURIComponent(slug)}`,
  contact: `${base}/contact`,
  offline: `${base}/offline`,
  app: inApp(appPaths.customer),
  appPartner: inApp(appPaths.partner),
  book: `${base}/book`,
  bookPartner: `${base}/book?app=partner`,
  about: `${base}/about`,
  /** The section about the checks of professionals. */
  checks: `${base}/about#checks`,
  career: `${base}/career`,
  becomePartner: `${base}/become-partner`,
  topServices: `${base}/top-services`,
  topTechnicians: `${base}/top-technicians`,
  privacyPolicy: `${base}/privacy-policy`,
  terms: `${base}/terms`,
  /** The section about the guarantee. */
  guarantee: `${base}/terms#guarantee`,
  appCode: inApp(appCodePaths.customer),
  appPartnerCode: inApp(appCodePaths.partner),
} as const

/** No page has this path, and no entry this id. The page there is the same for all that are missing. */
export const NOT_FOUND = 'not-found'
