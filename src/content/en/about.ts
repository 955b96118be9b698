import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { company } from './company.ts'

export const about = {
  title: 'About Us',
  intro:
    'We make it simple to find someone who can repair, build or look after what a home needs, and fair to be the person who does it.',
  /** Label of the city where the company began and of the office's city. */
  postcards: {
    first: { title: `${company.foundedCity}, ${company.foundedYear}`, text: 'Where we began' },
    office: { title: `${company.officeCity}, today`, text: 'Our office' },
  },
  story: {
    title: 'Our Story',
    paragraphs: [
      `${company.name} began in Mumbai in ${company.foundedYear}, with a leaking bathroom ceiling and six phone calls. The first plumber did not come, the second named a price and doubled it, and the third, found through a neighbour, solved it in an hour. He was excellent at his work, and nobody outside his lane knew that he existed.`,
      'We built the marketplace for both sides of that story: the household that needs someone dependable by tomorrow, and the professional whose skill deserves more than word of mouth. The first bookings were for plumbing and electrical work in the western suburbs. AC repair, carpentry, painting and cleaning followed, because that is what customers asked for next.',
      `Today our office is in Udaipur, Rajasthan. The professionals on ${company.name} are independent and choose their own hours and area. Our part is to say what was checked, to be open about prices, to listen when something goes wrong and to keep the whole thing honest.`,
    ],
    closing: `The word ${company.name.toLowerCase()} means improvement: something was not right, and someone made it better. We think that is a good description of a day at work.`,
  },
  values: {
    title: 'Our Values',
    text: 'Four words that we hold a decision against before we make it.',
    items: {
      trust: {
        title: 'Trust',
        text: 'Someone is coming into your home. Where a professional was checked, you see what was checked, and we act on every complaint.',
      },
      quality: {
        title: 'Quality',
        text: `A repair should last. If the work is not right, tell us within ${GUARANTEE_DAYS} days and we arrange a second visit to put it right.`,
      },
      accessibility: {
        title: 'Accessibility',
        text: 'Good help should not depend on whom you know. The site is light enough for an older phone and a slow connection, and nothing about prices is hidden.',
      },
      innovation: {
        title: 'Innovation',
        text: 'We build what removes a phone call, a wait or an argument, and leave out what only looks clever.',
      },
    },
  },
  checks: {
    title: 'What we check, and what that means',
    text: 'A profile names each check that was made and the day of the last one. Where it names none, none was made.',
    rows: [
      {
        term: 'Identity',
        text: 'We have seen an official photo document, and the face and the name on it are those of the person.',
      },
      { term: 'Address', text: 'We have seen proof of where the person lives.' },
      { term: 'Police record', text: 'We have seen a verification certificate of the police.' },
      {
        term: 'Experience',
        text: 'Somebody of the same trade has seen work, certificates or both, and found that the skill is there.',
      },
      {
        term: 'How often',
        text: 'Before the check is shown on the profile, and again when a document expires or a complaint calls for it.',
      },
      {
        term: 'What it does not mean',
        text: 'A check says what was seen on that day. It does not promise how a visit goes; that is what the guarantee is for.',
      },
    ],
    guarantee: 'What the guarantee covers',
  },
  team: {
    title: 'Meet the Team',
    text: 'The people who look after the marketplace, from Udaipur and Mumbai.',
  },
  next: {
    career: {
      title: 'Work with us',
      text: 'Which roles are open, and how to write to us.',
    },
    partner: {
      title: 'Bring your trade',
      text: 'Take jobs near you, at hours that you choose.',
    },
    contact: {
      title: 'Talk to us',
      text: 'A question, a complaint or an idea.',
    },
  },
  /** Label of the links to those pages. */
  nextLabel: 'More about us',
} as const

/** Sample team; none of them is a real person. */
export const teamTexts = {
  'nandini-rathore': {
    name: 'Nandini Rathore',
    position: 'Founder and Chief Executive',
    bio: `Trained as a civil engineer and ran site teams in Mumbai before starting ${company.name}. Still reads the complaints first thing every morning.`,
  },
  'aniket-gokhale': {
    name: 'Aniket Gokhale',
    position: 'Head of Technology',
    bio: 'Leads the small team behind the site and the apps. Tests every release on a five-year-old phone in the lift of our building.',
  },
  'yusuf-mansuri': {
    name: 'Yusuf Mansuri',
    position: 'Head of Partner Success',
    bio: 'Worked as an electrician for twelve years. Now helps professionals to join, to price their work and to be paid on time.',
  },
  'shalini-iyer': {
    name: 'Shalini Iyer',
    position: 'Head of Customer Care',
    bio: 'Set up the care desk and wrote its only rule: the person who takes the call stays with the case until it is closed.',
  },
  'devendra-paliwal': {
    name: 'Devendra Paliwal',
    position: 'Operations, North and West',
    bio: 'Opens new cities, from the first professional onwards. Knows the monsoon dates of each by heart.',
  },
  'ritu-sandhu': {
    name: 'Ritu Sandhu',
    position: 'Safety and Quality',
    bio: 'Runs partner checks and skill assessments, and follows up every job that needed a second visit.',
  },
} as const
