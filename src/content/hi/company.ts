import { business, officeHours } from '#catalogue/business.ts'
import type * as en from '#content/company.ts'
import type { Words } from '#lib/language.ts'

const name = 'सुधार'

export const company = {
  ...business,
  name,
  tagline: 'होम सर्विस, सही ढंग से',
  brandStatement: `“${name}” ${business.legalName} का ब्रांड है।`,
  description: `प्लंबर, बिजली मिस्त्री, AC मिस्त्री, बढ़ई, पेंटर या सफ़ाई टीम: “${name}” पर अपने शहर में स्वतंत्र कारीगर ढूँढें।`,
  networks: { facebook: 'फ़ेसबुक', linkedin: 'लिंक्डइन', instagram: 'इंस्टाग्राम', twitter: 'ट्विटर' },
  blogTitleSuffix: ` | ${name} ब्लॉग`,
  complaintDeadline: 'शिकायत मिलने की ख़बर हम 48 घंटे में देंगे और एक महीने में उसे सुलझाएँगे।',
  cancellationRule: 'रद्द करने की फ़ीस तभी लगती है, जब वह बुकिंग से पहले बताई गई हो।',
  declineRule: 'सिर्फ़ विज़िट की फ़ीस देनी होगी, और वह भी तभी, जब वह विज़िट पक्की होने से पहले बताई गई हो',
  partsRule: 'कोई सामान अलग से लगे, तो आपसे पूछकर ही लगता है और ख़रीद के दाम पर जुड़ता है।',
  guaranteeRule: 'उसी ख़राबी को ठीक करने के लिए हम कारीगर के दोबारा आने का इंतज़ाम करेंगे, और उसकी मज़दूरी नहीं लगेगी',
  foundedCity: 'मुंबई',
  officeCity: 'उदयपुर',
  officeState: 'राजस्थान',
  addressLines: ['ऑफ़िस 00, नमूना बिल्डिंग', '00 नमूना रोड', 'उदयपुर, राजस्थान 313001', 'भारत'],
  businessHours: [
    { ...officeHours.week, label: 'सोमवार–शुक्रवार', hours: 'सुबह 9 से शाम\u00a06 बजे' },
    { ...officeHours.saturday, label: 'शनिवार', hours: 'सुबह 10 से शाम\u00a04 बजे' },
    { ...officeHours.sunday, label: 'रविवार', hours: 'बंद' },
  ],
} satisfies Words<typeof en.company>
