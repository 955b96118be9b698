import type { Words } from '#lib/language.ts'
import type * as en from '../sample-data.ts'

export const sampleWords = {
  site: 'इस साइट पर दिखने वाले लोग, रेटिंग और राय नमूने हैं, असली नहीं।',
  profile: 'यह नमूना प्रोफ़ाइल है: व्यक्ति, रेटिंग और राय असली नहीं हैं।',
} satisfies Words<typeof en.sampleWords>
