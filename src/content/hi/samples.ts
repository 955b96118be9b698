import type * as en from '#content/samples.ts'
import type { Words } from '#lib/language.ts'

export const sampleStrings = {
  chip: 'नमूना',
  page: 'इस पेज पर जहाँ “नमूना” लिखा है, वह सब असली नहीं है।',
  people: 'नमूने: ये लोग, इनकी रेटिंग और दाम असली नहीं हैं।',
  profile: 'यह नमूना प्रोफ़ाइल है: व्यक्ति, फ़ोटो, रेटिंग और राय असली नहीं हैं।',
  figures: 'नमूने: ये रेटिंग और बुकिंग की गिनती असली नहीं हैं।',
  brand: 'नमूना: यह ब्रांड, इसके संस्थापक और दुकानें असली नहीं हैं।',
  story: 'नमूना: यह कहानी बनाई हुई है।',
  team: 'नमूना: ये लोग असली नहीं हैं।',
  vacancies: 'नमूना: ये वजहें मनगढ़ंत हैं, और ये पद असल में ख़ाली नहीं हैं।',
  offer: 'नमूना ऑफ़र: इसका इस्तेमाल नहीं हो सकता।',
  prices: 'नमूना दाम: ये ऐसे कारीगरों के हैं जो असली नहीं हैं।',
  tryBooking: 'बुकिंग आज़माएँ',
  tryBookingWith: (name: string) => `बुकिंग आज़माएँ: ${name}`,
  tryShort: 'बुकिंग आज़माएँ',
} satisfies Words<typeof en.sampleStrings>
