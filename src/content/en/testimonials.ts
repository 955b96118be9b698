/** Sample testimonials, by id. */
export const testimonialTexts = {
  'leela-menon': {
    name: 'Leela Menon',
    location: 'Kochi, Kerala',
    testimonial:
      'The kitchen tap had dripped for two months. The plumber changed a washer, not the whole tap, showed me the old one and cleaned the counter before leaving.',
  },
  'arvind-joshi': {
    name: 'Arvind Joshi',
    location: 'Pune, Maharashtra',
    testimonial:
      'Our breaker kept tripping in the evening. The electrician tested each circuit, found the geyser point at fault and explained it to my mother in Marathi.',
  },
  'farah-siddiqui': {
    name: 'Farah Siddiqui',
    location: 'Lucknow, Uttar Pradesh',
    testimonial:
      'I asked for a gas refill. He checked first, found a choked filter and did a service instead, which cost less than half. I will call him again in April.',
  },
  'harpreet-gill': {
    name: 'Harpreet Gill',
    location: 'Delhi',
    testimonial:
      'Two rooms and a passage in four days. Every piece of furniture was covered, the edges are straight and the quote did not grow on the way.',
  },
  'deepika-shetty': {
    name: 'Deepika Shetty',
    location: 'Bangalore, Karnataka',
    testimonial:
      'A team of three deep-cleaned the flat the day before we moved in. They came on time with their own machines and even did the tops of the fans.',
  },
  'rajendra-solanki': {
    name: 'Rajendra Solanki',
    location: 'Ahmedabad, Gujarat',
    testimonial:
      'The main door had swollen in the rains and would not shut. The carpenter planed it, changed one hinge and oiled the lock. One hour of work, neatly done.',
  },
} as const
