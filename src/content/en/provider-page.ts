import { toAgents } from '../grammar/english-forms.ts'
import { company } from './company.ts'

/** Strings of the provider page. */
export const providerPage = {
  verified: 'Verified',
  sample: 'Sample',
  /** Follows a check named by `professionals.checked`. */
  checkedOn: (checked: string, day: string) => `${checked}. By ${company.name}, last on ${day}.`,
  /** Labels of the first jobs and of the newest review. */
  jobs: 'Jobs',
  newest: 'Newest review',
  experience: (years: number) => `${years} ${years === 1 ? 'year' : 'years'} in the trade`,
  actions: {
    contact: 'Contact',
    bookNow: 'Book Now',
    writeReview: 'Write a Review',
  },
  contact: { phone: 'Call', email: 'Write an e-mail' },
  tabs: {
    label: 'Profile',
    names: { about: 'About', services: 'Services', gallery: 'Gallery', reviews: 'Reviews' },
  },
  about: {
    title: (name: string) => `About ${name}`,
    facts: {
      service: 'Services',
      jobsCompleted: 'Jobs completed',
      skills: 'Skills',
      certifications: 'Certifications',
      area: 'Works in',
      languages: 'Speaks',
      days: 'Works on',
      replies: 'Usually replies',
      since: 'With us since',
    },
    everyDay: 'Every day',
    /** Days in a profile, Monday first. */
    days: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    },
  },
  services: {
    title: 'Services and starting prices',
    text: 'What a job starts from. The final price is agreed before the work begins.',
    all: (category: string) => `All ${category} jobs`,
    noPrice: 'Price on request',
    book: 'Book',
    bookJob: (job: string) => `Book: ${job}`,
    none: 'No jobs are listed here yet. Ask in the app, which shows who is free.',
  },
  gallery: {
    title: 'From recent jobs',
    text: 'Choose a picture to see it larger.',
    none: 'There are no pictures yet.',
    open: (title: string) => `Show larger: ${title}`,
    untitled: (index: number) => `Picture ${index}`,
    position: (index: number, count: number) => `${index} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
  },
  reviews: {
    title: 'What customers say',
    outOf: 'out of 5',
    breakdown: 'How the ratings are spread',
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    none: 'Nobody has written a review yet.',
    /** For ratings without review texts in the directory. */
    notHere: 'The texts of these reviews are not shown here.',
    /** Shown if the existence of reviews is unknown. */
    unknown: 'There are no reviews to show here.',
    more: 'More reviews',
    newest: 'Back to the newest reviews',
    end: 'There are no further reviews.',
    loading: 'Loading more reviews',
    failed: 'The reviews could not be loaded just now.',
  },
  similar: {
    title: (service: string, city: string | undefined) => `${toAgents(service)}${city ? ` in ${city}` : ''}`,
  },
  correction: {
    title: 'Something wrong here?',
    text: 'The professional on this page can have it corrected or taken off, at no cost.',
    action: 'Correct or remove this profile',
    privacy: 'How we handle the data of professionals',
  },
} as const
