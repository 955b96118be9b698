import type { Words } from '#lib/language.ts'
import type * as en from '../messages.ts'

export const messages = {
  errors: {
    sessionExpired: 'आपका सेशन ख़त्म हो गया है। फिर से लॉग इन करें।',
    server: 'सर्वर में गड़बड़ी है। थोड़ी देर बाद फिर कोशिश करें।',
    unknown: 'कुछ गड़बड़ हो गई।',
    unavailable: 'यह सुविधा अभी काम नहीं कर रही है।',
    listMissing: 'यह सूची अभी नहीं खुल रही है। थोड़ी देर बाद फिर कोशिश करें।',
    busy: 'इस समय साइट पर बहुत भीड़ है। एक मिनट बाद फिर कोशिश करें।',
    categories: 'सेवाएँ नहीं खुल सकीं',
    cities: 'शहर नहीं खुल सके',
    states: 'राज्य नहीं खुल सके',
    brands: 'ब्रांड नहीं खुल सके',
    blogs: 'ब्लॉग के लेख नहीं खुल सके',
    providers: 'कारीगरों की सूची नहीं खुल सकी',
  },
  brand: {
    noInformation: 'इस ब्रांड की जानकारी अभी नहीं है',
    noDistributors: 'डिस्ट्रीब्यूटर की जानकारी अभी नहीं है।',
  },
  location: {
    select: 'शहर चुनें',
    changed: (city: string) => `आपका शहर ${city} है।`,
  },
  notFound: {
    service: {
      title: 'यह सेवा नहीं मिली',
      text: 'यह सेवा हमारे यहाँ नहीं है या हटा दी गई है।',
    },
    city: {
      title: 'यह शहर नहीं मिला',
      text: 'हम अभी इस शहर में काम नहीं करते।',
    },
    state: {
      title: 'यह राज्य नहीं मिला',
      text: 'हम अभी इस राज्य में काम नहीं करते।',
    },
    stateService: {
      title: 'यह पेज नहीं मिला',
      text: 'यह राज्य या यह सेवा हमारे यहाँ नहीं है।',
    },
    cityService: {
      title: 'यह पेज नहीं मिला',
      text: 'यह शहर या यह सेवा हमारे यहाँ नहीं है।',
    },
    stateCityService: {
      title: 'यह पेज नहीं मिला',
      text: 'इस जगह हमारी यह सेवा नहीं है।',
    },
    provider: {
      title: 'ये कारीगर नहीं मिले',
      text: 'ये कारीगर हमारी सूची में नहीं हैं या अब हमारे साथ काम नहीं करते।',
    },
    brand: {
      title: 'यह ब्रांड नहीं मिला',
      text: 'इस ब्रांड की जानकारी अभी नहीं है',
    },
    post: {
      title: 'यह लेख नहीं मिला',
      text: 'आप जो लेख खोज रहे हैं, वह यहाँ नहीं है।',
    },
    page: {
      title: 'अरे! यह पेज नहीं मिला',
      text: 'हो सकता है कि पता ग़लत लिखा गया हो, या यह पेज अब कहीं और हो।',
    },
  },
  gone: {
    provider: {
      title: 'यह प्रोफ़ाइल हटा दी गई है',
      text: 'ये कारीगर अब यहाँ सूची में नहीं हैं।',
      others: 'दूसरे कारीगर देखें',
    },
  },
  elsewhere: 'आप इसे यहाँ बुक कर सकते हैं',
  failedPage: { title: 'यह पेज नहीं खुल सका' },
  actions: {
    backToHome: 'होम पर वापस जाएँ',
    returnToHome: 'होम पर वापस जाएँ',
    backToBlog: 'ब्लॉग पर वापस जाएँ',
    browseAll: 'सभी सेवाएँ देखें',
    bookService: 'सेवा बुक करें',
    learnMore: 'और जानें',
    viewProfile: 'प्रोफ़ाइल देखें',
  },
} satisfies Words<typeof en.messages>
