import { isEnglish, language } from '#lib/language.ts'

/** Opens Google Play in the language of the page, and passes the language to the app. */
const inPlay = `&hl=${language.code}&referrer=lang%3D${language.code}`

const latitude = 24.5854
const longitude = 73.7125

/**
 * Name, addresses and links of the business in every language. An operator who runs this site under another name,
 * address or set of app links changes this file and the strings that name the business. Hosts, phone numbers and
 * addresses here are placeholders, so nothing links to the number and the address: set `phoneHref` and `hasOffice` with
 * real ones.
 */
export const business = {
  /** In Latin letters, for e-mails to the operator. */
  brand: 'Sudhaar',
  legalName: 'Sudhaar Home Services Private Limited',
  foundedYear: 2020,
  postalAddress: {
    streetAddress: 'Office 00, Placeholder Building, 00 Placeholder Road',
    addressLocality: 'Udaipur',
    addressRegion: 'Rajasthan',
    postalCode: '313001',
    addressCountry: 'IN',
  },
  latitude,
  longitude,
  /** The map of the contact page, unless `MAP_EMBED_URL` is set. */
  mapEmbedURL: `https://www.openstreetmap.org/export/embed.html?marker=${latitude},${longitude}&bbox=${[longitude - 0.008, latitude - 0.004, longitude + 0.008, latitude + 0.004]}`,
  email: 'care@sudhaar.example',
  grievanceEmail: 'grievance@sudhaar.example',
  privacyEmail: 'privacy@sudhaar.example',
  phone: '+91 00000 00000',
  /** `tel:` and the number. Undefined for a number that must not be called. */
  phoneHref: undefined as string | undefined,
  /** The address and the position are those of a real office. */
  hasOffice: false as boolean,
  websiteURL: 'https://www.sudhaar.example',
  playStoreURL: `https://play.google.com/store/apps/details?id=example.sudhaar.customer${isEnglish ? '' : inPlay}`,
  appStoreURL: 'https://apps.apple.com/in/app/sudhaar/id0000000000',
  playStorePartnerURL: `https://play.google.com/store/apps/details?id=example.sudhaar.partner${isEnglish ? '' : inPlay}`,
  appStorePartnerURL: 'https://apps.apple.com/in/app/sudhaar-partner/id0000000000',
  /** Only links with `status: true` are shown. */
  socialLinks: [
    { url: 'https://facebook.example/sudhaar', icon: 'facebook', status: true },
    { url: 'https://linkedin.example/company/sudhaar', icon: 'linkedin', status: true },
    { url: 'https://instagram.example/sudhaar', icon: 'instagram', status: false },
    { url: 'https://twitter.example/sudhaar', icon: 'twitter', status: false },
  ],
} as const

/** Office hours in India Standard Time; `opens` and `closes` are 24-hour HH:MM, null on a closed day. */
export const officeHours = {
  week: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  saturday: { days: ['Saturday'], opens: '10:00', closes: '16:00' },
  sunday: { days: ['Sunday'], opens: null, closes: null },
} as const
