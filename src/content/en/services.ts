/** Names and summaries of the twelve built-in services. A summary has one line of at most 70 characters. */
export const services = {
  plumbing: {
    title: 'Plumbing',
    summary: 'Leaking taps, blocked drains, pipes, tanks and bathroom fittings',
  },
  electrician: {
    title: 'Electrician',
    summary: 'Switches, sockets, fans, lights, wiring and tripping breakers',
  },
  'ac-repair': {
    title: 'AC Repair',
    summary: 'AC service, gas refill, cooling faults, installation and shifting',
  },
  carpentry: { title: 'Carpentry', summary: 'Doors, locks, hinges, furniture repair, assembly and shelves' },
  painting: { title: 'Painting', summary: 'Walls, ceilings, doors, grilles and touch-ups, inside and out' },
  cleaning: { title: 'Cleaning', summary: 'Kitchens, bathrooms, sofas and full-home deep cleaning' },
  'appliance-repair': {
    title: 'Appliance Repair',
    summary: 'Washing machines, fridges, geysers, microwaves and purifiers',
  },
  'pest-control': {
    title: 'Pest Control',
    summary: 'Cockroaches, termites, bed bugs, mosquitoes and rodents',
  },
  'interior-design': {
    title: 'Interior Design',
    summary: 'Kitchens, wardrobes, rooms and full-home design plans',
  },
  gardening: { title: 'Gardening', summary: 'Balcony gardens, lawns, potting, pruning and plant care' },
  security: { title: 'Security', summary: 'CCTV cameras, video door phones, digital locks and alarms' },
  waterproofing: {
    title: 'Waterproofing',
    summary: 'Terraces, bathrooms, water tanks, damp walls and cracks',
  },
} as const
