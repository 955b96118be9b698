import type * as en from '#content/booking.ts'
import { company } from '#content/company.ts'
import type { Words } from '#lib/language.ts'

export const bookingStrings = {
  title: 'फ़ोन के ऐप में बुक करें',
  phoneTitle: 'आप कैसे बुक करना चाहेंगे?',
  text: `“${company.name}” ऐप में आप बुकिंग कर सकते हैं और राय लिख सकते हैं।`,
  code: {
    alt: `इस बुकिंग का QR कोड: फ़ोन पर ${company.name} ऐप में खुलता है`,
    title: 'अपने फ़ोन का कैमरा यहाँ लाएँ',
    text: 'कोड से ऐप या उसका स्टोर खुलता है; आपका चुना हुआ काम वहाँ पहले से भरा मिलेगा।',
  },
  chosen: {
    title: 'आपने चुना है',
    provider: 'कारीगर',
    service: 'सेवा',
    job: 'काम',
    city: 'शहर',
    sample: 'नमूना प्रोफ़ाइल',
    waiting: 'आपने जो चुना है, वह खुल रहा है',
  },
  stores: {
    title: 'या पहले ऐप डाउनलोड करें',
    play: 'प्ले स्टोर',
    apple: 'ऐप स्टोर',
    newTab: '(नए टैब में खुलता है)',
  },
  partner: {
    title: 'पार्टनर ऐप लें',
    text: 'रजिस्ट्रेशन ऐप में होता है। पहचान पत्र, पैन और बैंक की जानकारी वहीं माँगी जा सकती है।',
    codeText: 'कोड से पार्टनर ऐप या उसका स्टोर खुलता है।',
    storesTitle: 'या स्टोर से डाउनलोड करें',
    callBackText: 'फ़ोन पर बात करनी है? हम कॉल करेंगे और रजिस्टर करने में साथ देंगे।',
  },
  callBackText: 'बिना ऐप के: अपना नंबर दें, हम आपको फ़ोन करेंगे।',
  open: 'ऐप खोलें',
  close: 'बंद करें',
} satisfies Words<typeof en.bookingStrings>
