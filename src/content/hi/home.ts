import { company } from '#content/company.ts'
import type * as en from '#content/home.ts'
import type { Words } from '#lib/language.ts'
import { formatCount } from '#lib/money.ts'

export const home = {
  hero: {
    headline: 'घर के हर काम\u00a0के\u00a0लिए सही कारीगर',
    subHeadline:
      'टपकता नल हो, आवाज़ करता पंखा या रंग माँगती दीवार: अपने शहर में ऐसे स्वतंत्र कारीगर ढूँढें, जो काम शुरू करने से पहले आपके साथ दाम तय करते हैं।',
    searchLabel: 'आपको किस काम में मदद चाहिए?',
    searchPlaceholder: 'जैसे: टपकता नल, AC सर्विस',
    searchButton: 'खोजें',
    popularLabel: 'लोकप्रिय:',
    imageAlt: 'बग़ल से, अंदर तक दिखता एक घर, जिसके कमरों में नल, पंखा, AC, सीढ़ी और पौधे हैं',
  },
  trustFacts: {
    prices: {
      title: 'दाम सबके सामने',
      text: 'जिस काम का शुरुआती दाम तय है, वह दाम आप बुक करने से पहले देख लेते हैं।',
    },
    checks: {
      title: 'जाँच सबके सामने',
      text: 'जिस कारीगर की जो जाँच हुई है, वह आपको दिखाई जाती है।',
    },
    range: {
      title: 'कई तरह के काम',
      text: 'ढीले स्विच से लेकर टपकती छत तक, सब एक जगह।',
    },
    since: {
      title: `${company.foundedYear} से काम में`,
      text: 'शुरुआत मुंबई से हुई, अब भारत के कई शहरों में।',
    },
  },
  trustLabel: 'हम कैसे काम करते हैं',
  services: {
    title: 'हमारी सेवाएँ',
    text: 'रोज़ की मरम्मत और बड़े काम, अलग-अलग सेवाओं में।',
    showAll: 'सभी सेवाएँ देखें',
    showLess: 'कम दिखाएँ',
    from: { before: '', after: ' से' },
  },
  howItWorks: {
    title: 'काम कैसे होता है',
    text: 'परेशानी बताने से काम पूरा होने तक, तीन क़दम।',
  },
  brands: {
    title: 'भरोसे के ब्रांड',
    text: 'जिनकी फ़िटिंग, पेंट और मशीनों को हमारे कारीगर अच्छी तरह जानते हैं।',
    label: 'भरोसे के ब्रांड, अपने-आप चलती पट्टी',
    pause: 'ब्रांड की पट्टी रोकें',
    play: 'ब्रांड की पट्टी चलाएँ',
    previous: 'पिछले ब्रांड',
    next: 'अगले ब्रांड',
    newTab: '(नए टैब में खुलता है)',
  },
  providers: {
    title: 'टॉप कारीगर',
    text: 'मिलिए उनसे, जो आपके घर का काम करते हैं।',
    label: 'कारीगर',
    previous: 'पिछले कारीगर',
    next: 'अगले कारीगर',
  },
  testimonials: {
    title: 'हमारे ग्राहक क्या कहते हैं',
    text: 'उन कामों के बारे में, जिनकी अब घर में किसी को फ़िक्र नहीं।',
    label: 'ग्राहकों की राय, अपने-आप चलती पट्टी',
    previous: 'पिछली राय',
    next: 'अगली राय',
    pause: 'राय की पट्टी रोकें',
    play: 'राय की पट्टी चलाएँ',
    shown: (number: number, of: number, name: string) => `राय ${number}, कुल ${of}: ${name}`,
  },
  promotions: {
    title: 'इस मौसम के ऑफ़र',
    text: 'घर के जो काम बाक़ी हैं, उन पर बचत और हमारे वादे।',
  },
  appBanner: {
    title: 'फ़ोन के ऐप\u00a0से\u00a0ही बुक करें',
    text: `${company.name} ऐप में समय चुनें, ख़राबी की फ़ोटो भेजें, देखें कि कारीगर कब आ रहे हैं, और सारे बिल एक जगह रखें।`,
    points: ['दिन और समय आप चुनें', 'पैसे काम पूरा होने पर ही दें', 'बिल और काम के नोट एक साथ रखें'],
    playStoreLabel: 'Google Play से डाउनलोड करें',
    learnMoreLabel: 'और जानें',
    imageAlt: `फ़ोन पर ${company.name} ऐप: एक दिन, एक समय और बुक करने का बटन`,
  },
  locations: {
    title: 'हम आपके शहर में',
    text: 'देखें कि आपके यहाँ कौन-सी सेवाएँ मिलती हैं।',
    byCity: 'शहर',
    byState: 'राज्य',
    viewAllCities: 'सभी शहर देखें',
    viewAllStates: 'सभी राज्य देखें',
    showLess: 'कम दिखाएँ',
    notYet: 'यहाँ हम अभी नहीं हैं:',
    seeCities: 'शहर देखें',
    services: (count: number) => `${formatCount(count)} काम`,
    cities: (count: number) => `${count} शहर`,
  },
  tryAgain: 'फिर कोशिश करें',
} satisfies Words<typeof en.home>
