export type Service = {
  /** Address of the category: `/services/{id}`. */
  id: string
  title: string
  /** One line, at most 70 characters. */
  summary: string
}

/** The twelve fixed categories in the order of the services page. */
export const serviceCatalogue: Array<Service> = [
  {
    id: 'plumbing',
    title: 'Plumbing',
    summary: 'Leaking taps, blocked drains, pipes, tanks and bathroom fittings',
  },
  {
    id: 'electrician',
    title: 'Electrician',
    summary: 'Switches, sockets, fans, lights, wiring and tripping breakers',
  },
  {
    id: 'ac-repair',
    title: 'AC Repair',
    summary: 'AC service, gas refill, cooling faults, installation and shifting',
  },
  {
    id: 'carpentry',
    title: 'Carpentry',
    summary: 'Doors, locks, hinges, furniture repair, assembly and shelves',
  },
  {
    id: 'painting',
    title: 'Painting',
    summary: 'Walls, ceilings, doors, grilles and touch-ups, inside and out',
  },
  {
    id: 'cleaning',
    title: 'Cleaning',
    summary: 'Kitchens, bathrooms, sofas and full-home deep cleaning',
  },
  {
    id: 'appliance-repair',
    title: 'Appliance Repair',
    summary: 'Washing machines, fridges, geysers, microwaves and purifiers',
  },
  {
    id: 'pest-control',
    title: 'Pest Control',
    summary: 'Cockroaches, termites, bed bugs, mosquitoes and rodents',
  },
  {
    id: 'interior-design',
    title: 'Interior Design',
    summary: 'Kitchens, wardrobes, rooms and full-home design plans',
  },
  {
    id: 'gardening',
    title: 'Gardening',
    summary: 'Balcony gardens, lawns, potting, pruning and plant care',
  },
  {
    id: 'security',
    title: 'Security',
    summary: 'CCTV cameras, video door phones, digital locks and alarms',
  },
  {
    id: 'waterproofing',
    title: 'Waterproofing',
    summary: 'Terraces, bathrooms, water tanks, damp walls and cracks',
  },
]

/** One of the twelve by its id; undefined for a category that the marketplace alone knows. */
export function builtInService(id: string): Service | undefined {
  return serviceCatalogue.find((service) => service.id === id)
}

/** Those of the twelve that are named, in that order. */
export function builtInServices(ids: ReadonlyArray<string>): Array<Service> {
  return ids.flatMap((id) => builtInService(id) ?? [])
}

/** Quick links under the search box of the home page. */
export const popularServiceIds: Array<string> = [
  'plumbing',
  'electrician',
  'ac-repair',
  'cleaning',
  'painting',
  'pest-control',
]

/** 'Popular Services' of the footer. */
export const footerServiceIds: Array<string> = [
  'plumbing',
  'electrician',
  'ac-repair',
  'carpentry',
  'painting',
  'cleaning',
  'pest-control',
  'appliance-repair',
]

/** The six services of city, state and combined pages. */
export const topServiceIds: Array<string> = [
  'plumbing',
  'electrician',
  'ac-repair',
  'carpentry',
  'cleaning',
  'painting',
]

/** What households often need next, for the Related Services carousel. */
export const relatedServiceIds: Record<string, Array<string>> = {
  plumbing: ['waterproofing', 'appliance-repair', 'cleaning', 'electrician', 'carpentry', 'painting'],
  electrician: ['ac-repair', 'appliance-repair', 'security', 'plumbing', 'interior-design', 'painting'],
  'ac-repair': ['electrician', 'appliance-repair', 'cleaning', 'carpentry', 'pest-control', 'painting'],
  carpentry: ['interior-design', 'painting', 'pest-control', 'security', 'electrician', 'cleaning'],
  painting: ['waterproofing', 'cleaning', 'carpentry', 'interior-design', 'electrician', 'pest-control'],
  cleaning: ['pest-control', 'painting', 'plumbing', 'appliance-repair', 'gardening', 'ac-repair'],
  'appliance-repair': ['electrician', 'plumbing', 'ac-repair', 'cleaning', 'carpentry', 'pest-control'],
  'pest-control': ['cleaning', 'carpentry', 'gardening', 'painting', 'waterproofing', 'plumbing'],
  'interior-design': ['carpentry', 'painting', 'electrician', 'plumbing', 'cleaning', 'security'],
  gardening: ['pest-control', 'cleaning', 'plumbing', 'waterproofing', 'painting', 'carpentry'],
  security: ['electrician', 'carpentry', 'interior-design', 'appliance-repair', 'painting', 'cleaning'],
  waterproofing: ['painting', 'plumbing', 'cleaning', 'carpentry', 'pest-control', 'interior-design'],
}
