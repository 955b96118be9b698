import { company } from './company.ts'

export const careers = {
  title: `Careers at ${company.name}`,
  intro:
    'A visit on time, a fair price, a clear answer: ordinary things should be done well. If that sounds like your kind of work, write to us.',
  /** The list of roles beside the introduction. */
  rolesTitle: 'Open roles',
  seeOpenings: 'See current openings',
  /** The reasons are shown as samples: a company has its own. */
  reasonsTitle: 'Why Work With Us',
  reasons: {
    culture: {
      title: 'Great Team Culture',
      text: 'Short meetings, written decisions and colleagues who answer questions.',
    },
    balance: {
      title: 'Work-Life Balance',
      text: 'Fixed hours, weekends off for office roles and leave that you are expected to take.',
    },
    growth: {
      title: 'Growth Opportunities',
      text: 'Time to learn, and a habit of filling senior roles from inside.',
    },
  },
  openingsTitle: 'Current Openings',
  /** Replace the titles of the openings and of the end when no role is open. */
  noOpeningsTitle: 'No role is open right now',
  noOpeningsOtherTitle: 'Write to us all the same',
  openingsText: 'Choose a role and write to us.',
  labels: {
    location: 'Location',
    type: 'Type of work',
    experience: 'Experience',
    requirements: 'What you bring',
  },
  apply: 'Apply Now',
  otherTitle: "Don't See Your Dream Job?",
  otherText:
    'Tell us what you do well and where you would like to help. Applications are kept for up to 12 months.',
  otherAction: 'Contact HR',
} as const

/** The open roles, by id. */
export const jobTexts = {
  'frontend-engineer': {
    title: 'Frontend Engineer',
    department: 'Technology',
    location: 'Udaipur or remote in India',
    type: 'Full-time',
    experience: '3-5 years',
    description:
      'Build the pages that households use to find help, and keep them quick on an inexpensive phone and a weak signal.',
    requirements: [
      'Confident with TypeScript, React and plain CSS',
      'You measure before and after you optimise',
      'Care for accessibility: keyboard, screen reader, large text',
    ],
  },
  'backend-engineer': {
    title: 'Backend Engineer',
    department: 'Technology',
    location: 'Udaipur or remote in India',
    type: 'Full-time',
    experience: '4-6 years',
    description:
      'Own the booking and partner services: their data, their limits and how they behave on a bad day.',
    requirements: [
      'Solid experience with TypeScript or Go, and SQL',
      'You have run what you wrote, including at night',
      'Clear writing: design notes, incident reports, comments',
    ],
  },
  'city-operations-manager': {
    title: 'City Operations Manager',
    department: 'Operations',
    location: 'Jaipur, Rajasthan',
    type: 'Full-time',
    experience: '3-6 years',
    description:
      'Look after the professionals and the customers of one city: onboarding, supply on busy days and problems that need a visit.',
    requirements: [
      'Experience in field operations or services',
      'Fluent Hindi and working English',
      'Comfortable with spreadsheets and with stairwells',
    ],
  },
  'partner-onboarding-executive': {
    title: 'Partner Onboarding Executive',
    department: 'Partner Success',
    location: 'Mumbai, Maharashtra',
    type: 'Full-time',
    experience: '1-3 years',
    description:
      'Guide plumbers, electricians and other professionals through checks, the app and their first five jobs.',
    requirements: [
      'Fluent Hindi and Marathi, working English',
      'Patience with documents and with new phones',
      'Willing to travel within the city',
    ],
  },
  'customer-care-associate': {
    title: 'Customer Care Associate',
    department: 'Customer Care',
    location: 'Udaipur, Rajasthan',
    type: 'Full-time, shifts',
    experience: '0-2 years',
    description:
      'Answer customers by phone and chat, sort out what can be sorted out and stay with the rest until it is closed.',
    requirements: [
      'Clear spoken Hindi and English; a third language helps',
      'Calm when a caller is not',
      'Graduates and career returners are welcome',
    ],
  },
  'trade-trainer-electrical': {
    title: 'Trade Trainer, Electrical',
    department: 'Safety and Quality',
    location: 'Pune, Maharashtra',
    type: 'Part-time',
    experience: '8 years or more',
    description:
      'Assess the practical skill of electricians who want to join, and teach short courses on safe work at home.',
    requirements: [
      'ITI or diploma in electrical trade, with a valid wireman permit or licence',
      'Years of domestic work, not only sites',
      'You enjoy explaining and can say no kindly',
    ],
  },
} as const
