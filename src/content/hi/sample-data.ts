import type * as en from '#content/sample-data.ts'
import type { Words } from '#lib/language.ts'

export const sampleStrings = {
  site: 'ग्राहकों की राय, टॉप सेवाओं के आँकड़े और नमूने के तौर पर दिखाए गए लोग असली नहीं हैं।',
  profile: 'यह नमूना प्रोफ़ाइल है: व्यक्ति, रेटिंग और राय असली नहीं हैं।',
} satisfies Words<typeof en.sampleStrings>
