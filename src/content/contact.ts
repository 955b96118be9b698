import { paths } from '#lib/paths.ts'
import { company } from './company.ts'

export const contact = {
  title: 'Contact Us',
  intro:
    'A question before booking, a problem with a visit or an idea for us: write here and a person reads it. We usually answer within one working day.',
  form: {
    title: 'Get in Touch',
    text: 'All four fields are needed so that we can answer you.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone Number',
    message: 'Message',
    namePlaceholder: 'Your full name',
    emailPlaceholder: 'you@mail.example',
    phonePlaceholder: '+91 00000 00000',
    messagePlaceholder: 'How can we help?',
    privacyNote: 'We use these details only to answer you. How long we keep them is in our privacy policy.',
  },
  information: {
    title: 'Contact Information',
    address: 'Office',
    email: 'Email',
    phone: 'Phone',
    text: 'For a job that is already booked, the quickest way is the help button in the app.',
  },
  hours: { title: 'Business Hours', note: 'Indian Standard Time. Public holidays may differ.' },
  map: {
    title: 'Find Us',
    frameTitle: `Map of the ${company.name} office in Udaipur`,
    openInMaps: 'Open in maps',
    fallback: 'The map is not shown here. You can open the address in your maps app.',
  },
} as const

export type ContactSubject = 'custom-service' | 'career' | 'hr' | 'partner' | 'technician'

/** Topics that another page can hand over as `?subject=`: the form opens with these words in the message. */
export const contactSubjects: Record<ContactSubject, { label: string; message: string }> = {
  'custom-service': {
    label: 'A service that is not in the list',
    message:
      'I need help with a job that is not in your list of services.\n\nWhat needs doing: \nCity: \nWhen: ',
  },
  career: {
    label: 'An application',
    message: `I would like to apply for a role at ${company.name}.\n\nRole: \nExperience: \nA link to my work or profile: `,
  },
  hr: {
    label: `Working at ${company.name}`,
    message: 'I did not find a fitting role, and would like to introduce myself.\n\nWhat I do well: \nCity: ',
  },
  partner: {
    label: 'Joining as a professional',
    message: `I would like to join ${company.name} as a professional.\n\nTrade: \nCity: \nYears of experience: `,
  },
  technician: {
    label: 'A technician',
    message: 'I have a question about a technician.\n\nTechnician: \nWhat needs doing: \nCity: ',
  },
}

/** Longest name of a role or a technician that an address may bring into the form. */
const LONGEST_ABOUT = 60

/** The address of the contact form for a topic; `about` names the role or the technician that it is about. */
export function contactHref(subject: ContactSubject, about?: string): string {
  return `${paths.contact}?${new URLSearchParams({ subject, ...(about && { about }) })}`
}

/** The words that the form opens with: those of the topic, with `about` on the first line that is left open. */
export function contactMessage(subject: ContactSubject, about = ''): string {
  const name = about.replace(/\s+/g, ' ').trim().slice(0, LONGEST_ABOUT)
  return contactSubjects[subject].message.replace(/: (?=\n|$)/, () => `: ${name}`)
}
