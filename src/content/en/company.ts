import { business, officeHours } from '#catalogue/business.ts'

/** All strings that name the business. */
export const company = {
  ...business,
  name: business.brand,
  tagline: 'Home repairs and services, done properly',
  brandStatement: `${business.brand} is a brand of ${business.legalName}.`,
  description: `${business.brand} helps households in India to find independent professionals for plumbing, electrical work, AC repair, carpentry, painting, cleaning and more.`,
  networks: { facebook: 'Facebook', linkedin: 'LinkedIn', instagram: 'Instagram', twitter: 'Twitter' },
  blogTitleSuffix: ` | ${business.brand} Blog`,
  /** The one promise about complaints, by the Consumer Protection (E-Commerce) Rules, 2020. */
  complaintDeadline: 'We acknowledge a complaint within 48 hours and resolve it within one month.',
  /** The one rule about charges for changes, as the terms say it. */
  cancellationRule: 'A cancellation charge applies only if you were told of it before you booked.',
  /** The rules of a visit, as the terms and the pages of jobs say them. */
  declineRule: 'only the inspection charge, if you were told of one when the visit was agreed',
  partsRule: 'Materials are added at cost, after you agree.',
  guaranteeRule: 'A second visit puts the same fault right, free of labour charges',
  foundedCity: 'Mumbai',
  officeCity: 'Udaipur',
  officeState: 'Rajasthan',
  addressLines: [
    'Office 00, Placeholder Building',
    '00 Placeholder Road',
    'Udaipur, Rajasthan 313001',
    'India',
  ],
  businessHours: [
    { ...officeHours.week, label: 'Monday-Friday', hours: '9:00 AM - 6:00 PM' },
    { ...officeHours.saturday, label: 'Saturday', hours: '10:00 AM - 4:00 PM' },
    { ...officeHours.sunday, label: 'Sunday', hours: 'Closed' },
  ],
} as const

type SocialLink = (typeof company.socialLinks)[number]
export type SocialIcon = SocialLink['icon']
export type BusinessHours = (typeof company.businessHours)[number]
