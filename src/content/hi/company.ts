import { business, officeHours } from '#catalogue/business.ts'
import type * as en from '#content/company.ts'
import type { Words } from '#lib/language.ts'

export const company = {
  ...business,
  name: 'सुधार',
  tagline: 'घर की मरम्मत और सेवाएँ, सही ढंग से',
  brandStatement: `सुधार, ${business.legalName} का ब्रांड है।`,
  description:
    'सुधार पूरे भारत के घरों को प्लंबिंग, बिजली के काम, AC रिपेयर, बढ़ई के काम, पेंटिंग, सफ़ाई और दूसरे कामों के स्वतंत्र कारीगरों से मिलाता है।',
  networks: { facebook: 'फ़ेसबुक', linkedin: 'लिंक्डइन', instagram: 'इंस्टाग्राम', twitter: 'ट्विटर' },
  blogTitleSuffix: ' | सुधार ब्लॉग',
  foundedCity: 'मुंबई',
  officeCity: 'उदयपुर',
  officeState: 'राजस्थान',
  addressLines: ['ऑफ़िस 00, नमूना बिल्डिंग', '00 नमूना रोड', 'उदयपुर, राजस्थान 313001', 'भारत'],
  businessHours: [
    { ...officeHours.week, label: 'सोमवार–शुक्रवार', hours: 'सुबह 9:00 – शाम\u00a06:00' },
    { ...officeHours.saturday, label: 'शनिवार', hours: 'सुबह 10:00 – शाम\u00a04:00' },
    { ...officeHours.sunday, label: 'रविवार', hours: 'बंद' },
  ],
} satisfies Words<typeof en.company>
