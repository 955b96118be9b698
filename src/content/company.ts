/**
 * Everything that names the business. An operator who runs this site under another name, address or set of app
 * links changes this one file: hosts, phone numbers and e-mail addresses here are placeholders.
 */
export const company = {
  name: 'Sudhaar',
  legalName: 'Sudhaar Home Services Private Limited',
  tagline: 'Home repairs and services, done properly',
  brandStatement: 'Sudhaar is a brand of Sudhaar Home Services Private Limited.',
  description:
    'Sudhaar connects households across India with independent technicians for plumbing, electrical work, AC repair, carpentry, painting, cleaning and more.',
  blogTitleSuffix: ' | Sudhaar Blog',
  foundedYear: 2020,
  foundedCity: 'Mumbai',
  officeCity: 'Udaipur',
  officeState: 'Rajasthan',
  addressLines: [
    'Office 00, Placeholder Building',
    '00 Placeholder Road',
    'Udaipur, Rajasthan 313001',
    'India',
  ],
  postalAddress: {
    streetAddress: 'Office 00, Placeholder Building, 00 Placeholder Road',
    addressLocality: 'Udaipur',
    addressRegion: 'Rajasthan',
    postalCode: '313001',
    addressCountry: 'IN',
  },
  latitude: 24.5854,
  longitude: 73.7125,
  email: 'care@sudhaar.example',
  grievanceEmail: 'grievance@sudhaar.example',
  privacyEmail: 'privacy@sudhaar.example',
  phone: '+91 00000 00000',
  phoneHref: 'tel:+910000000000',
  websiteURL: 'https://www.sudhaar.example',
  playStoreURL: 'https://play.google.com/store/apps/details?id=example.sudhaar.customer',
  appStoreURL: 'https://apps.apple.com/in/app/sudhaar/id0000000000',
  playStorePartnerURL: 'https://play.google.com/store/apps/details?id=example.sudhaar.partner',
  appStorePartnerURL: 'https://apps.apple.com/in/app/sudhaar-partner/id0000000000',
  /** Only links with `status: true` are shown. */
  socialLinks: [
    { name: 'Facebook', url: 'https://facebook.example/sudhaar', icon: 'facebook', status: true },
    { name: 'LinkedIn', url: 'https://linkedin.example/company/sudhaar', icon: 'linkedin', status: true },
    { name: 'Instagram', url: 'https://instagram.example/sudhaar', icon: 'instagram', status: false },
    { name: 'Twitter', url: 'https://twitter.example/sudhaar', icon: 'twitter', status: false },
  ],
  /** Office hours in India Standard Time; `opens` and `closes` are 24-hour HH:MM, null on a closed day. */
  businessHours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      label: 'Monday-Friday',
      opens: '09:00',
      closes: '18:00',
      hours: '9:00 AM - 6:00 PM',
    },
    { days: ['Saturday'], label: 'Saturday', opens: '10:00', closes: '16:00', hours: '10:00 AM - 4:00 PM' },
    { days: ['Sunday'], label: 'Sunday', opens: null, closes: null, hours: 'Closed' },
  ],
} as const

export type SocialLink = (typeof company.socialLinks)[number]
export type SocialIcon = SocialLink['icon']
export type BusinessHours = (typeof company.businessHours)[number]
