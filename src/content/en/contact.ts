import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import { company } from './company.ts'

/** Formats a 24-hour time on a 12-hour clock: `18:30` is `6:30 PM`. */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

const weekdays = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
} as const

export const contact = {
  title: 'Contact Us',
  intro: 'A question before booking, a problem with a visit or an idea for us: write here.',
  form: {
    title: 'Get in Touch',
    needs: 'We need all four: your name, email, phone number and message.',
    next: 'We answer by email or phone during our business hours.',
    optional: '(optional)',
    callBackTitle: 'We call you',
    otherMatter: 'Write about another matter',
    /** Follows the labels of email and phone number where one of the two is enough. */
    either: '(one of the two)',
    city: 'City or PIN code',
    trade: 'Your trade',
    visitDay: 'Day of the visit',
    change: 'Move or cancel?',
    changes: { move: 'Move the visit', cancel: 'Cancel the visit' },
    choose: 'Please choose',
    newDay: 'New day, if you move it',
    preferredDay: 'When shall we call?',
    dayLabel: (daysAhead: number, weekday: keyof typeof weekdays, date: string) =>
      ['Today', `Tomorrow, ${weekdays[weekday]}`][daysAhead] ?? `${weekdays[weekday]}, ${date}`,
    anyDay: 'Any day',
    preferredTime: 'Time of day',
    anyTime: 'Any time',
    dayParts: { morning: 'Morning, until 12', afternoon: 'Afternoon, 12 to 4', evening: 'Evening, after 4' },
    name: 'Name',
    email: 'Email',
    phone: 'Phone Number',
    message: 'Message',
    namePlaceholder: 'Your full name',
    emailPlaceholder: 'you@mail.example',
    phonePlaceholder: '+91 00000 00000',
    messagePlaceholder: 'How can we help?',
    regarding: 'Regarding',
    /** First line of a message with a topic. */
    regardingLine: (topic: string) => `Regarding: ${topic}`,
    /** Label of a hidden field that only programs fill in. */
    honeypot: 'Leave this box as it is',
    privacyNote: 'We use these details only to answer you.',
    privacyLink: 'How long we keep them',
    /** Shown in the form about a message that did not arrive. */
    unsent: {
      waiting:
        'This message has not been sent yet. It is sent by itself when the connection is back, as long as this page is open.',
      kept: 'This message has not been sent. It stays on this device for a day.',
      discard: 'Delete it',
    },
    reference: 'Reference number',
    referenceNote: 'Please give this reference when you write or call about this message.',
    topicsTitle: 'What is it about?',
    /** Error when a message contains only the text of its topic. */
    missing: (lines: ReadonlyArray<string>) => `Please tell us: ${lines.join(', ')}.`,
  },
  /** The link to the terms of the guarantee, in the form of a complaint. */
  guarantee: `Guarantee: tell us within ${GUARANTEE_DAYS} days of the visit`,
  /** Shown in place of the form once a message was sent. */
  sent: {
    call: 'We call you',
    /** Without a preferred day. */
    callFrom: 'We call you from',
    phoneEnd: (digits: string) => `The number that ends in ${digits}`,
  },
  information: {
    title: 'Contact Information',
    address: 'Office',
    email: 'Email',
    phone: 'Phone',
    whatsApp: 'WhatsApp',
    openWhatsApp: 'Write to us on WhatsApp',
    text: 'If you booked in the app, its help button is the quickest way.',
  },
  hours: {
    title: 'Business Hours',
    note: 'Indian Standard Time. Hours may differ on public holidays.',
    day: 'Day',
    time: 'Hours',
    today: 'Today',
    open: 'Open now',
    closed: 'Closed now',
    /** Times are 24-hour HH:MM. */
    until: (time: string) => `until ${clock(time)}`,
    opensToday: (time: string) => `opens today at ${clock(time)}`,
    opensTomorrow: (time: string) => `opens tomorrow at ${clock(time)}`,
    opens: (day: keyof typeof weekdays, time: string) => `opens ${weekdays[day]} at ${clock(time)}`,
  },
  map: {
    title: 'Find Us',
    frameTitle: `Map of the ${company.name} office in ${company.officeCity}`,
    text: `Our office is in ${company.officeCity}. Please write or call before you come, so that the right person is there.`,
    openInMaps: 'Open in maps',
    newTab: '(opens in a new tab)',
    show: 'Show the map',
    showNote:
      'The map is another company’s. It is loaded, and that company sees your visit, only when you ask for it.',
  },
  /** Messages of the form that the product's catalogue lacks. */
  answers: {
    kept: 'Your message is saved and will be delivered as soon as possible.',
    unreachable:
      'We could not reach our server. Check your connection and try again: what you wrote is still here, and it is not sent twice.',
    tooMany:
      'There were several messages from your connection in a short time. Please try again in a minute.',
  },
} as const

const openHours = company.businessHours.filter(({ opens }) => opens)
const officeHours = openHours.map(({ label, hours }) => `${label} ${hours}`).join(', ')
const confirmation = `We confirm it, or agree on the new day with you, by phone during our business hours (${officeHours}). ${company.cancellationRule}`

/**
 * Topics that a link can pass as `?subject=`. `message` is the initial text of the form. `needs` and `next` replace those
 * of the form. `received` replaces `next` once the message was sent.
 */
export const contactSubjects = {
  booking: {
    label: 'A call back about a booking',
    topic: 'Booking',
    message: '',
    needs: 'We need your name and phone number.',
    next: 'We call you during our business hours, to agree on the visit or to say that nobody can come.',
  },
  change: {
    label: 'Changing or cancelling a visit',
    topic: 'Change or cancel a visit',
    message: '',
    needs: 'We need your name, phone number, the day of the visit, and whether to move or cancel it.',
    next: `Your request counts from the minute we receive it, also outside office hours. ${confirmation}`,
    received: `Your request counts from the minute we received it. ${confirmation}`,
  },
  complaint: {
    label: 'A complaint about a visit, or the guarantee',
    topic: 'Complaint or guarantee',
    needs: 'We need your name, the day of the visit, what happened, and an email address or a phone number.',
    next: company.complaintDeadline,
    message: 'I have a complaint about a visit.\n\nBooking number: \nWhat happened: \nWhat I expect: ',
  },
  invoice: {
    label: 'An invoice',
    topic: 'Invoice',
    needs: 'We need your name, your question, and an email address or a phone number.',
    message: 'I have a question about an invoice.\n\nBooking or date of the visit: \nMy question: ',
  },
  press: {
    label: 'A press enquiry',
    topic: 'Press',
    message: 'I write for a publication.\n\nPublication: \nMy question: \nNeeded by: ',
  },
  'custom-service': {
    label: 'A service that is not in the list',
    needs: 'We need your name, what needs doing, and an email address or a phone number.',
    message:
      'I need help with a job that is not in your list of services.\n\nWhat needs doing: \nCity: \nWhen: ',
  },
  place: {
    label: 'A place that you do not serve yet',
    message: '',
    needs: 'We need your name, phone number and the place.',
    next: 'We call you if somebody takes bookings there while we have your message.',
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
    topic: 'Becoming a partner',
    message: '',
    needs: 'We need your name, phone number, trade and city.',
    next: 'We call you during our business hours and help you register.',
  },
  technician: {
    label: 'A professional',
    message: 'I have a question about a professional.\n\nProfessional: \nWhat needs doing: \nCity: ',
  },
  profile: {
    label: 'Correcting or removing a profile',
    message:
      'I ask you to correct or remove a profile.\n\nProfile: \nThe profile is mine, or how I am related to it: \nWhat is to be corrected, or that it is to be removed: ',
  },
} as const

/** Messages of the contact form, worded by the product's catalogue. */
export const contactMessages = {
  name: 'Name must be at least 2 characters.',
  longName: (most: number) => `Name must be at most ${most} characters.`,
  email: 'Please enter a valid email address.',
  reach: 'Please enter an email address or a phone number.',
  phone: 'Please enter a valid phone number.',
  twoPhones: 'Please enter one phone number only.',
  message: 'Message must be at least 10 characters.',
  longMessage: (most: number) => `Message must be at most ${most} characters.`,
  needed: 'Please fill in this field.',
  longLine: (most: number) => `At most ${most} characters, please.`,
  wrongDay: 'Please choose a coming day on which we call.',
  pastDay: 'Please choose today or a later day.',
  futureDay: 'Please choose today or an earlier day.',
  sameDay: 'Please choose another day than that of the visit.',
  submit: 'Submit',
  submitting: 'Submitting...',
  failed: 'Failed to submit contact us',
  rejected: 'Failed to submit contact form. Please try again.',
  success: "Thank you for your message. We'll get back to you soon!",
} as const
