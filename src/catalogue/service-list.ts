/** A built-in service. A number is its position in a list; a service without the number is not in the list. */
type ServiceFacts = {
  id: string
  /** Position in the quick links below the search box, and in the upstream's list of popular services. */
  popular?: number
  /** Position in 'Popular Services' of the footer. */
  footer?: number
  /** Position on city, state and combined pages (specification section 9). */
  places?: number
  /** Services that households often need next, for the Related Services carousel. */
  related: ReadonlyArray<string>
}

/** The built-in services in the order of the services page. */
const entries = [
  {
    id: 'plumbing',
    popular: 1,
    footer: 1,
    places: 1,
    related: ['waterproofing', 'appliance-repair', 'cleaning', 'electrician', 'carpentry', 'painting'],
  },
  {
    id: 'electrician',
    popular: 2,
    footer: 2,
    places: 2,
    related: ['ac-repair', 'appliance-repair', 'security', 'plumbing', 'interior-design', 'painting'],
  },
  {
    id: 'ac-repair',
    popular: 3,
    footer: 3,
    places: 3,
    related: ['electrician', 'appliance-repair', 'cleaning', 'carpentry', 'pest-control', 'painting'],
  },
  {
    id: 'carpentry',
    footer: 4,
    places: 4,
    related: ['interior-design', 'painting', 'pest-control', 'security', 'electrician', 'cleaning'],
  },
  {
    id: 'painting',
    popular: 5,
    footer: 5,
    places: 6,
    related: ['waterproofing', 'cleaning', 'carpentry', 'interior-design', 'electrician', 'pest-control'],
  },
  {
    id: 'cleaning',
    popular: 4,
    footer: 6,
    places: 5,
    related: ['pest-control', 'painting', 'plumbing', 'appliance-repair', 'gardening', 'ac-repair'],
  },
  {
    id: 'appliance-repair',
    footer: 8,
    related: ['electrician', 'plumbing', 'ac-repair', 'cleaning', 'carpentry', 'pest-control'],
  },
  {
    id: 'pest-control',
    popular: 6,
    footer: 7,
    related: ['cleaning', 'carpentry', 'gardening', 'painting', 'waterproofing', 'plumbing'],
  },
  {
    id: 'interior-design',
    related: ['carpentry', 'painting', 'electrician', 'plumbing', 'cleaning', 'security'],
  },
  {
    id: 'gardening',
    related: ['pest-control', 'cleaning', 'plumbing', 'waterproofing', 'painting', 'carpentry'],
  },
  {
    id: 'security',
    related: ['electrician', 'carpentry', 'interior-design', 'appliance-repair', 'painting', 'cleaning'],
  },
  {
    id: 'waterproofing',
    related: ['painting', 'plumbing', 'cleaning', 'carpentry', 'pest-control', 'interior-design'],
  },
] as const satisfies ReadonlyArray<ServiceFacts>

export const serviceIds = entries.map(({ id }) => id)

function idsIn(list: 'popular' | 'footer' | 'places'): Array<string> {
  const services: ReadonlyArray<ServiceFacts> = entries
  return services
    .flatMap(({ id, [list]: place }) => (place === undefined ? [] : [{ id, place }]))
    .sort((one, other) => one.place - other.place)
    .map(({ id }) => id)
}

export const popularServiceIds = idsIn('popular')
export const footerServiceIds = idsIn('footer')
export const topServiceIds = idsIn('places')

/** Returns the services that households often need after this one; undefined if it is not built in. */
export function relatedServices(id: string): ReadonlyArray<string> | undefined {
  return entries.find((service) => service.id === id)?.related
}
