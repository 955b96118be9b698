/**
 * Names and summaries of the twelve built-in services. A summary has one line of at most 70 characters. `agents` are
 * the providers, in headings.
 */
export const services = {
  plumbing: {
    title: 'Plumbing',
    summary: 'Leaking taps, blocked drains, pipes, tanks and bathroom fittings',
    agents: 'Plumbers',
  },
  electrician: {
    title: 'Electrician',
    summary: 'Switches, sockets, fans, lights, wiring and tripping breakers',
    agents: 'Electricians',
  },
  'ac-repair': {
    title: 'AC Repair',
    summary: 'AC service, gas refill, cooling faults, installation and shifting',
    agents: 'AC technicians',
  },
  carpentry: {
    title: 'Carpentry',
    summary: 'Doors, locks, hinges, furniture repair, assembly and shelves',
    agents: 'Carpenters',
  },
  painting: {
    title: 'Painting',
    summary: 'Walls, ceilings, doors, grilles and touch-ups, inside and out',
    agents: 'Painters',
  },
  cleaning: {
    title: 'Cleaning',
    summary: 'Kitchens, bathrooms, sofas and full-home deep cleaning',
    agents: 'Home cleaners',
  },
  'appliance-repair': {
    title: 'Appliance Repair',
    summary: 'Washing machines, fridges, geysers, microwaves and purifiers',
    agents: 'Appliance technicians',
  },
  'pest-control': {
    title: 'Pest Control',
    summary: 'Cockroaches, termites, bed bugs, mosquitoes and rodents',
    agents: 'Pest control operators',
  },
  'interior-design': {
    title: 'Interior Design',
    summary: 'Kitchens, wardrobes, rooms and full-home design plans',
    agents: 'Interior designers',
  },
  gardening: {
    title: 'Gardening',
    summary: 'Balcony gardens, lawns, potting, pruning and plant care',
    agents: 'Gardeners',
  },
  security: {
    title: 'Security',
    summary: 'CCTV cameras, video door phones, digital locks and alarms',
    agents: 'Home security technicians',
  },
  waterproofing: {
    title: 'Waterproofing',
    summary: 'Terraces, bathrooms, water tanks, damp walls and cracks',
    agents: 'Waterproofing contractors',
  },
} as const
