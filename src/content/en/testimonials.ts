/** Sample testimonials, by id. */
export const testimonialTexts = {
  'leela-menon': {
    name: 'Leela Menon',
    location: 'Kochi, Kerala',
    testimonial:
      'The kitchen tap had dripped for two months. The plumber changed one washer, not the whole tap, and cleaned up before leaving.',
  },
  'arvind-joshi': {
    name: 'Arvind Joshi',
    location: 'Pune, Maharashtra',
    testimonial:
      'Our breaker kept tripping. The electrician found the geyser point at fault and explained it to my mother in Marathi.',
  },
  'farah-siddiqui': {
    name: 'Farah Siddiqui',
    location: 'Lucknow, Uttar Pradesh',
    testimonial:
      'I asked for a gas refill. He checked first, found a choked filter and did a service instead, at less than half the cost.',
  },
  'harpreet-gill': {
    name: 'Harpreet Gill',
    location: 'Delhi',
    testimonial:
      'Two rooms in four days. The furniture was covered, the edges are straight and the quote did not grow.',
  },
  'deepika-shetty': {
    name: 'Deepika Shetty',
    location: 'Bangalore, Karnataka',
    testimonial:
      'A team of three deep-cleaned the flat before we moved in. They came on time and even did the tops of the fans.',
  },
  'rajendra-solanki': {
    name: 'Rajendra Solanki',
    location: 'Ahmedabad, Gujarat',
    testimonial:
      'The main door had swollen in the rains. The carpenter planed it, changed one hinge and oiled the lock in an hour.',
  },
} as const
