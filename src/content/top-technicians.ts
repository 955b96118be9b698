export type TopTechnician = {
  id: string
  serviceId: string
  name: string
  specialization: string
  rating: number
  reviews: number
  experience: string
  location: string
  completedJobs: number
  responseTime: string
  verified: boolean
  /** Null shows the initials. */
  image: string | null
  skills: Array<string>
  certifications: Array<string>
  /** Set where the technician has a full profile under `/provider/{id}`. */
  providerId?: string
}

/** Sample people: ratings and counts are demo figures, never put into structured data. */
export const topTechnicians: Array<TopTechnician> = [
  {
    id: 'mahesh-patil',
    serviceId: 'plumbing',
    name: 'Mahesh Patil',
    specialization: 'Plumber',
    rating: 4.8,
    reviews: 6,
    experience: '14 years',
    location: 'Mumbai, Maharashtra',
    completedJobs: 312,
    responseTime: '30 minutes',
    verified: true,
    image: null,
    skills: ['Leak tracing', 'Bathroom fittings', 'Tank lines'],
    certifications: ['ITI Plumber'],
    providerId: 'mahesh-patil',
  },
  {
    id: 'anitha-rao',
    serviceId: 'electrician',
    name: 'Anitha Rao',
    specialization: 'Electrician',
    rating: 4.9,
    reviews: 7,
    experience: '11 years',
    location: 'Bangalore, Karnataka',
    completedJobs: 286,
    responseTime: '25 minutes',
    verified: true,
    image: null,
    skills: ['Old wiring', 'Distribution boards', 'Inverters'],
    certifications: ['ITI Electrician', 'Wireman permit'],
    providerId: 'anitha-rao',
  },
  {
    id: 'imran-shaikh',
    serviceId: 'ac-repair',
    name: 'Imran Shaikh',
    specialization: 'AC technician',
    rating: 4.6,
    reviews: 5,
    experience: '9 years',
    location: 'Pune, Maharashtra',
    completedJobs: 241,
    responseTime: '40 minutes',
    verified: true,
    image: null,
    skills: ['Split units', 'Leak testing', 'Installation'],
    certifications: ['ITI Refrigeration and Air Conditioning'],
    providerId: 'imran-shaikh',
  },
  {
    id: 'bhupendra-jangid',
    serviceId: 'carpentry',
    name: 'Bhupendra Jangid',
    specialization: 'Carpenter',
    rating: 4.8,
    reviews: 41,
    experience: '18 years',
    location: 'Jaipur, Rajasthan',
    completedJobs: 367,
    responseTime: '45 minutes',
    verified: true,
    image: null,
    skills: ['Doors and locks', 'Modular repair', 'Teak furniture'],
    certifications: ['ITI Carpenter'],
  },
  {
    id: 'selvi-murugan',
    serviceId: 'cleaning',
    name: 'Selvi Murugan',
    specialization: 'Deep cleaning lead',
    rating: 4.7,
    reviews: 38,
    experience: '7 years',
    location: 'Chennai, Tamil Nadu',
    completedJobs: 258,
    responseTime: '35 minutes',
    verified: true,
    image: null,
    skills: ['Kitchens', 'Sofa shampoo', 'Move-in cleaning'],
    certifications: ['Skill India Housekeeping'],
  },
  {
    id: 'gopal-biswas',
    serviceId: 'painting',
    name: 'Gopal Biswas',
    specialization: 'Painter',
    rating: 4.6,
    reviews: 29,
    experience: '16 years',
    location: 'Kolkata, West Bengal',
    completedJobs: 194,
    responseTime: '60 minutes',
    verified: true,
    image: null,
    skills: ['Damp walls', 'Texture finish', 'Wood polish'],
    certifications: ['Skill India Decorative Painter'],
  },
]

export const topTechniciansPage = {
  title: 'Top Technicians',
  intro: 'Experienced people from the trades that homes call on most.',
  verified: 'Verified',
  verifiedNote:
    'Verified means that we have seen proof of identity and tested the skill of the trade before the first job.',
  /** Heading of those of the directory, for who hears the page. */
  best: 'The best matches',
  rankingNote:
    'Best match first: by ratings with many reviews behind them, recorded checks, experience and how soon somebody replies. Nobody can pay for a place.',
  book: 'Book Service',
  /** Name of the icon button that opens the contact form. */
  write: (name: string) => `Write to us about ${name}`,
  labels: {
    reviews: 'reviews',
    location: 'Location',
    experience: 'Experience',
    completedJobs: 'Jobs completed',
    responseTime: 'Replies in',
    skills: 'Skills',
    certifications: 'Certifications',
  },
  join: {
    title: 'Want to Join Our Team?',
    text: 'Register with your trade and your area, and choose the jobs and hours that suit you.',
    action: 'Become a Technician',
    href: '/become-partner',
  },
} as const
