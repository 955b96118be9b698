import type * as en from '#content/samples.ts'
import type { Words } from '#lib/language.ts'

export const sampleStrings = {
  chip: 'नमूना',
  people: 'नमूने: ये लोग, इनकी रेटिंग और दाम असली नहीं हैं।',
  profile: 'यह नमूना प्रोफ़ाइल है: व्यक्ति, तस्वीरें, रेटिंग और राय असली नहीं हैं।',
  testimonials: 'नमूना: ये ग्राहक और इनकी राय असली नहीं हैं।',
  figures: 'नमूने: ये रेटिंग और बुकिंग की गिनती असली नहीं हैं।',
  brands: 'नमूना: ये ब्रांड असल में नहीं हैं।',
  brand: 'नमूना: यह ब्रांड, इसके संस्थापक और दुकानें असली नहीं हैं।',
  team: 'नमूना: ये लोग असली नहीं हैं।',
  vacancies: 'नमूना: ये पद असल में ख़ाली नहीं हैं।',
  offer: 'नमूना ऑफ़र: इसका इस्तेमाल नहीं हो सकता।',
  offers: 'नमूने: ये ऑफ़र इस्तेमाल नहीं किए जा सकते।',
  prices: 'नमूना दाम: ये ऐसे कारीगरों के हैं जो असली नहीं हैं।',
  tryBooking: 'बुकिंग आज़माएँ',
  tryBookingWith: (name: string) => `बुकिंग आज़माएँ: ${name}`,
  tryShort: 'बुकिंग आज़माएँ',
} satisfies Words<typeof en.sampleStrings>
