import { discounts } from '#catalogue/discounts.ts'
import { GUARANTEE_DAYS } from '#catalogue/guarantee.ts'
import type * as en from '#content/promotions.ts'
import type { Words } from '#lib/language.ts'

export const promotionTexts = {
  summer: {
    terms: 'ऐप में बुक किए गए AC के काम की मज़दूरी पर; पुर्ज़ों और गैस पर नहीं।',
    eyebrow: 'गर्मी का ऑफ़र',
    title: `${discounts.summer.percent}% तक की छूट`,
    text: 'सबसे गर्म हफ़्तों के लिए AC की सर्विस और रिपेयर।',
    cta: 'AC के काम देखें',
  },
  monsoon: {
    terms: 'ऐप में बुक की गई वॉटरप्रूफ़िंग की मज़दूरी पर; सामान पर नहीं।',
    eyebrow: 'बरसात का ऑफ़र',
    title: `${discounts.monsoon.percent}% तक की छूट`,
    text: 'सीलन, फूला प्लास्टर और टपकती खिड़कियाँ।',
    cta: 'वॉटरप्रूफ़िंग के काम देखें',
  },
  festive: {
    terms: 'ऐप में बुक की गई पेंटिंग की मज़दूरी पर; पेंट पर नहीं।',
    eyebrow: 'त्योहारों का ऑफ़र',
    title: `${discounts.festive.percent}% तक की छूट`,
    text: 'दीये जलने से पहले घर में नया रंग।',
    cta: 'पेंटिंग के काम देखें',
  },
  winter: {
    terms: 'ऐप में बुक किए गए गीज़र के काम की मज़दूरी पर; पुर्ज़ों पर नहीं।',
    eyebrow: 'सर्दी का ऑफ़र',
    title: `${discounts.winter.percent}% तक की छूट`,
    text: 'ठंडी सुबहों के लिए गीज़र की सर्विस और रिपेयर।',
    cta: 'घरेलू मशीन रिपेयर देखें',
  },
  weekly: {
    terms: 'ऐप में बुक की गई सफ़ाई पर; एक घर के लिए एक बार।',
    eyebrow: 'डीप क्लीनिंग',
    title: `इस हफ़्ते ${discounts.weekly.percent}% छूट`,
    text: 'साफ़ रसोई, चमकता बाथरूम या एक दिन में पूरा घर: इस हफ़्ते की बुकिंग पर।',
    cta: 'सफ़ाई के काम देखें',
  },
  deepCleaning: {
    eyebrow: 'डीप क्लीनिंग',
    title: 'एक दिन में पूरा घर',
    text: 'चमकता बाथरूम, साफ़ रसोई और साफ़ फ़र्श।',
    cta: 'सफ़ाई के काम देखें',
  },
  guarantee: {
    eyebrow: 'हमारा वादा',
    title: '100% संतुष्टि की गारंटी',
    text: `काम ठीक न हुआ हो, तो ${GUARANTEE_DAYS} दिन के अंदर बताएँ: उसे ठीक करने के लिए हम कारीगर के दोबारा आने का इंतज़ाम करेंगे।`,
    cta: 'गारंटी में क्या शामिल है',
  },
} satisfies Words<typeof en.promotionTexts>

export const offerTexts = {
  week: {
    terms: 'ऐप में बुक किए गए एक काम की मज़दूरी पर; पुर्ज़ों पर नहीं।',
    title: `इस हफ़्ते ${discounts.weekly.percent}% छूट`,
    text: 'इस हफ़्ते ऐप में बुक करें; बुकिंग पक्की करने से पहले ही दाम में छूट लग जाती है।',
    cta: 'ऐप में बुक करें',
  },
  firstBooking: {
    terms: 'एक घर के लिए एक बार, मज़दूरी पर; पुर्ज़ों पर नहीं।',
    title: `पहली बुकिंग पर ${discounts.firstBooking.percent}% छूट`,
    text: 'ऐप में बुक करें; बुकिंग पक्की करने से पहले ही दाम में छूट लग जाती है।',
    cta: 'ऐप में बुक करें',
  },
} satisfies Words<typeof en.offerTexts>

type Conditions = Parameters<typeof en.offerStrings.conditions>[0]

export const offerStrings = {
  conditions: ({ first, last, cap, terms }: Conditions) =>
    `${first && last ? `${first} से ${last} तक` : 'कोई आख़िरी तारीख़ नहीं'}। ज़्यादा से ज़्यादा ${cap} की छूट। ${terms}`,
} satisfies Words<typeof en.offerStrings>
