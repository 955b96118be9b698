/** Strings of sample providers, by id. */
export const technicianTexts = {
  'mahesh-patil': {
    name: 'Mahesh Patil',
    specialization: 'Plumber',
    location: 'Mumbai, Maharashtra',
    skills: ['Leak tracing', 'Bathroom fittings', 'Tank lines'],
    certifications: ['ITI Plumber'],
  },
  'anitha-rao': {
    name: 'Anitha Rao',
    specialization: 'Electrician',
    location: 'Bangalore, Karnataka',
    skills: ['Old wiring', 'Distribution boards', 'Inverters'],
    certifications: ['ITI Electrician', 'Wireman permit'],
  },
  'imran-shaikh': {
    name: 'Imran Shaikh',
    specialization: 'AC technician',
    location: 'Pune, Maharashtra',
    skills: ['Split units', 'Leak testing', 'Installation'],
    certifications: ['ITI Refrigeration and Air Conditioning'],
  },
  'bhupendra-jangid': {
    name: 'Bhupendra Jangid',
    specialization: 'Carpenter',
    location: 'Jaipur, Rajasthan',
    skills: ['Doors and locks', 'Modular repair', 'Teak furniture'],
    certifications: ['ITI Carpenter'],
  },
  'selvi-murugan': {
    name: 'Selvi Murugan',
    specialization: 'Deep cleaning lead',
    location: 'Chennai, Tamil Nadu',
    skills: ['Kitchens', 'Sofa shampoo', 'Move-in cleaning'],
    certifications: ['Skill India Housekeeping'],
  },
  'gopal-biswas': {
    name: 'Gopal Biswas',
    specialization: 'Painter',
    location: 'Kolkata, West Bengal',
    skills: ['Damp walls', 'Texture finish', 'Wood polish'],
    certifications: ['Skill India Decorative Painter'],
  },
} as const

export const topTechniciansPage = {
  title: 'Top Technicians',
  intro: 'Professionals from the trades that homes call on most.',
  /** Heading of the directory's providers, for screen readers. */
  best: 'The best matches',
  rankingNote:
    'Best match first: by ratings with many reviews behind them, recorded checks, experience and how soon somebody replies. Nobody can pay for a place.',
  /** Replaces the notes if no provider is listed. */
  nobody: 'Nobody is listed here yet. See all services and their usual prices.',
  book: 'Book Service',
  /** Name of the icon button that opens the contact form. */
  write: (name: string) => `Write to us about ${name}`,
  reviews: (count: number) => `${count} reviews`,
  years: (count: number) => `${count} years`,
  minutes: (count: number) => `${count} minutes`,
  labels: {
    location: 'Location',
    experience: 'Experience',
    completedJobs: 'Jobs completed',
    responseTime: 'Response time',
    skills: 'Skills',
    certifications: 'Certifications',
  },
  join: {
    title: 'Want to Join Our Team?',
    text: 'Register with your trade and your area, and choose the jobs and hours that suit you.',
    action: 'Become a Technician',
  },
} as const
