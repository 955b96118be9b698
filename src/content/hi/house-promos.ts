import type * as en from '#content/house-promos.ts'
import type { Words } from '#lib/language.ts'

export const promoTexts = {
  newRoom: {
    title: 'नया रंग, बदला हुआ कमरा',
    description: 'एक दीवार हो या पूरा घर: पेंटर नापते हैं, शेड दिखाते हैं और एस्टीमेट लिखकर देते हैं।',
  },
  askExpert: {
    title: 'कारीगर से ही करवाना चाहेंगे?',
    description: 'कुछ कामों में सही औज़ार और सधे हाथ चाहिए। देखें कि कौन-कौन-से काम होते हैं।',
  },
  joinPartner: {
    title: 'हाथ में हुनर है? हमारे साथ काम करें',
    description: 'प्लंबर, बिजली मिस्त्री, पेंटर और दूसरे कारीगर अपना समय और इलाक़ा ख़ुद चुनते हैं।',
  },
  monsoonCheck: {
    title: 'बारिश से पहले लीकेज ढूँढ लें',
    description: 'छत, खिड़की की चौखट और दीवारों की दरारें भरवा लें।',
  },
} satisfies Words<typeof en.promoTexts>

export const adStrings = {
  promotion: 'प्रचार',
  advertisement: 'विज्ञापन',
  allow: 'दूसरी कंपनियों के विज्ञापन दिखाएँ',
  refuse: 'दूसरी कंपनियों के विज्ञापन बंद करें',
} satisfies Words<typeof en.adStrings>
