export type Testimonial = {
  id: string
  name: string
  /** Null shows the initials. */
  image: string | null
  location: string
  testimonial: string
  /** Title of the service. */
  service: string
  serviceId: string
}

/** Sample data for the home page: shown as quotes, never put into structured data. */
export const testimonials: Array<Testimonial> = [
  {
    id: 'leela-menon',
    name: 'Leela Menon',
    image: null,
    location: 'Kochi, Kerala',
    testimonial:
      'The kitchen tap had dripped for two months. The plumber changed a washer, not the whole tap, showed me the old one and cleaned the counter before leaving.',
    service: 'Plumbing',
    serviceId: 'plumbing',
  },
  {
    id: 'arvind-joshi',
    name: 'Arvind Joshi',
    image: null,
    location: 'Pune, Maharashtra',
    testimonial:
      'Our breaker kept tripping in the evening. The electrician tested each circuit, found the geyser point at fault and explained it to my mother in Marathi.',
    service: 'Electrician',
    serviceId: 'electrician',
  },
  {
    id: 'farah-siddiqui',
    name: 'Farah Siddiqui',
    image: null,
    location: 'Lucknow, Uttar Pradesh',
    testimonial:
      'I asked for a gas refill. He checked first, found a choked filter and did a service instead, which cost less than half. I will call him again in April.',
    service: 'AC Repair',
    serviceId: 'ac-repair',
  },
  {
    id: 'harpreet-gill',
    name: 'Harpreet Gill',
    image: null,
    location: 'Delhi',
    testimonial:
      'Two rooms and a passage in four days. Every piece of furniture was covered, the edges are straight and the quote did not grow on the way.',
    service: 'Painting',
    serviceId: 'painting',
  },
  {
    id: 'deepika-shetty',
    name: 'Deepika Shetty',
    image: null,
    location: 'Bangalore, Karnataka',
    testimonial:
      'A team of three deep-cleaned the flat the day before we moved in. They came on time with their own machines and even did the tops of the fans.',
    service: 'Cleaning',
    serviceId: 'cleaning',
  },
  {
    id: 'rajendra-solanki',
    name: 'Rajendra Solanki',
    image: null,
    location: 'Ahmedabad, Gujarat',
    testimonial:
      'The main door had swollen in the rains and would not shut. The carpenter planed it, changed one hinge and oiled the lock. One hour of work, neatly done.',
    service: 'Carpentry',
    serviceId: 'carpentry',
  },
]
