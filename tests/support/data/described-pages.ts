/** The metadata of a page. `types` are all types in its structured data. */
type DescribedPage = {
  path: string
  /** The path unless it is another. */
  canonical?: string
  noIndex?: true
  /** File in `/images/og/`, unless it is the default one. */
  image?: string
  types: string
}

/** Pages of every route. */
// biome-ignore format: a table
export const describedPages: Array<DescribedPage> = [
  { path: '/',
    types: 'ContactPoint EntryPoint OpeningHoursSpecification Organization PostalAddress SearchAction WebPage WebSite' },
  { path: '/services', types: 'BreadcrumbList CollectionPage ItemList ListItem' },
  { path: '/services/plumbing', image: 'services/plumbing.png',
    types: 'Answer BreadcrumbList Country FAQPage ListItem Organization Question Service' },
  { path: '/services/ac-repair/udaipur', noIndex: true, image: 'services/ac-repair.png',
    types: 'BreadcrumbList City Country ListItem Organization Service WebPage' },
  { path: '/city/mumbai', noIndex: true, image: 'city.png',
    types: 'BreadcrumbList City CollectionPage Country ItemList ListItem State' },
  { path: '/city/udaipur', noIndex: true, image: 'city.png',
    types: 'BreadcrumbList City CollectionPage Country ItemList ListItem State' },
  { path: '/state/maharashtra/city/mumbai', canonical: '/city/mumbai', noIndex: true, image: 'city.png',
    types: 'BreadcrumbList City CollectionPage Country ItemList ListItem State' },
  { path: '/state/karnataka', noIndex: true, image: 'state.png',
    types: 'BreadcrumbList CollectionPage Country ItemList ListItem State' },
  { path: '/state/rajasthan', noIndex: true, image: 'state.png',
    types: 'BreadcrumbList CollectionPage Country ItemList ListItem State' },
  { path: '/state/sikkim', noIndex: true, image: 'state.png', types: 'BreadcrumbList CollectionPage Country ItemList ListItem State' },
  { path: '/state/ladakh', noIndex: true, image: 'state.png',
    types: 'AdministrativeArea BreadcrumbList CollectionPage Country ListItem' },
  { path: '/state/kerala/service/painting', noIndex: true, image: 'services/painting.png',
    types: 'BreadcrumbList Country ItemList ListItem Organization Service State WebPage' },
  { path: '/city/mumbai/service/plumbing', canonical: '/services/plumbing/mumbai', noIndex: true, image: 'services/plumbing.png',
    types: 'BreadcrumbList City Country ListItem Organization Service WebPage' },
  { path: '/state/karnataka/city/mysore/service/painting', canonical: '/services/painting/mysore', noIndex: true, image: 'services/painting.png',
    types: 'BreadcrumbList City Country ListItem Organization Service State WebPage' },
  { path: '/brand/nalvika', types: 'Brand BreadcrumbList ListItem WebPage' },
  { path: '/blog', types: 'Blog BreadcrumbList CollectionPage ListItem Organization' },
  { path: '/blog?category=monsoon', canonical: '/blog',
    types: 'Blog BreadcrumbList CollectionPage ListItem Organization' },
  { path: '/blog/termite-signs-at-home', image: 'blog/termite-signs-at-home.png',
    types: 'BlogPosting BreadcrumbList ListItem Organization WebPage' },
  { path: '/provider/mahesh-patil', noIndex: true, types: 'BreadcrumbList ListItem WebPage' },
  { path: '/provider/mahesh-patil?tab=reviews', canonical: '/provider/mahesh-patil', noIndex: true,
    types: 'BreadcrumbList ListItem WebPage' },
  { path: '/search', noIndex: true, types: '' },
  { path: '/search?q=tap', noIndex: true, types: '' },
  { path: '/about', types: 'AboutPage Organization' },
  { path: '/contact', types: 'ContactPage ContactPoint OpeningHoursSpecification Organization PostalAddress' },
  { path: '/terms', types: 'WebPage' },
  { path: '/privacy-policy', types: 'WebPage' },
  { path: '/top-services', types: 'CollectionPage' },
  { path: '/top-technicians', types: 'WebPage' },
  { path: '/career', types: 'WebPage' },
  { path: '/become-partner', types: 'Answer FAQPage Question' },
]
