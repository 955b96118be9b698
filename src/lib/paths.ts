/** Addresses of the site's own pages, so that no component writes one by hand. */
export const paths = {
  home: '/',
  services: '/services',
  service: (id: string) => `/services/${encodeURIComponent(id)}`,
  serviceInCity: (id: string, cityName: string) =>
    `/services/${encodeURIComponent(id)}/${encodeURIComponent(cityName)}`,
  professionals: (id: string, cityName: string) =>
    `/services/${encodeURIComponent(id)}/${encodeURIComponent(cityName)}/professionals`,
  compareForm: '/compare',
  /** Ids in one order, so that a comparison has one address. */
  compare: (ids: ReadonlyArray<string>, job?: string) =>
    `/compare?with=${[...ids].sort().map(encodeURIComponent).join(',')}${job ? `&job=${encodeURIComponent(job)}` : ''}`,
  city: (id: string) => `/city/${encodeURIComponent(id)}`,
  state: (id: string) => `/state/${encodeURIComponent(id)}`,
  stateService: (stateId: string, serviceId: string) =>
    `/state/${encodeURIComponent(stateId)}/service/${encodeURIComponent(serviceId)}`,
  stateCity: (stateId: string, cityId: string) =>
    `/state/${encodeURIComponent(stateId)}/city/${encodeURIComponent(cityId)}`,
  cityService: (cityId: string, serviceId: string) =>
    `/city/${encodeURIComponent(cityId)}/service/${encodeURIComponent(serviceId)}`,
  stateCityService: (stateId: string, cityId: string, serviceId: string) =>
    `/state/${encodeURIComponent(stateId)}/city/${encodeURIComponent(cityId)}/service/${encodeURIComponent(serviceId)}`,
  searchForm: '/search',
  search: (query: string) => `/search?${new URLSearchParams({ q: query })}`,
  provider: (id: string) => `/provider/${encodeURIComponent(id)}`,
  brand: (id: string) => `/brand/${encodeURIComponent(id)}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  speed: '/speed',
  app: '/app',
  appPartner: '/app-partner',
  book: '/book',
  appCode: '/qr/app',
  appPartnerCode: '/qr/app-partner',
} as const
