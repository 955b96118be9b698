import { company } from '#content/company.ts'
import type * as en from '#content/home.ts'
import type { Words } from '#lib/language.ts'
import { formatCount } from '#lib/money.ts'

export const home = {
  hero: {
    headline: 'घर के हर काम\u00a0के\u00a0लिए सही कारीगर',
    subHeadline:
      'नल टपके, पंखा आवाज़ करे या दीवार रंग माँगे: अपने शहर के स्वतंत्र कारीगर बुलाएँ। दाम काम शुरू होने से पहले आपके साथ तय होता है।',
    searchLabel: 'आपको किस काम में मदद चाहिए?',
    searchPlaceholder: 'जैसे: टपकता नल, AC सर्विस',
    searchButton: 'खोजें',
    popularLabel: 'लोकप्रिय:',
    imageAlt: 'घर के कमरों का चित्र: नल, पंखा, AC, सीढ़ी और पौधे',
  },
  trustFacts: {
    prices: {
      title: 'दाम पहले से पता',
      text: 'जिस काम का शुरुआती दाम तय है, उसका दाम आप बुकिंग से पहले ही देख सकते हैं।',
    },
    checks: {
      title: 'जाँच का ब्योरा',
      text: 'जिस कारीगर की जो जाँच हुई है, उसका ब्योरा आप देख सकते हैं।',
    },
    range: {
      title: 'कई तरह के काम',
      text: 'ढीले स्विच से लेकर टपकती छत तक, सब एक जगह।',
    },
    since: {
      title: `${company.foundedYear} से आपकी सेवा में`,
      text: 'शुरुआत मुंबई से हुई, अब भारत के कई शहरों में।',
    },
  },
  trustLabel: 'हम कैसे काम करते हैं',
  services: {
    title: 'हमारी सेवाएँ',
    text: 'रोज़ की मरम्मत से लेकर बड़े कामों तक, सब कुछ एक जगह।',
    showAll: 'सभी सेवाएँ देखें',
    showLess: 'कम दिखाएँ',
    from: { before: '', after: ' से शुरू' },
  },
  howItWorks: {
    title: 'काम कैसे होता है',
    text: 'परेशानी बताने से काम पूरा होने तक, तीन क़दम।',
  },
  brands: {
    title: 'भरोसे के ब्रांड',
    text: 'हमारे कारीगर इनकी फ़िटिंग, पेंट और मशीनें अच्छी तरह जानते हैं।',
    label: 'भरोसे के ब्रांड, अपने-आप चलती पट्टी',
    pause: 'ब्रांड की पट्टी रोकें',
    play: 'ब्रांड की पट्टी चलाएँ',
    previous: 'पिछले ब्रांड',
    next: 'अगले ब्रांड',
    newTab: '(नए टैब में खुलता है)',
  },
  providers: {
    title: 'टॉप कारीगर',
    text: 'आपके घर का काम करने वाले कारीगरों से मिलें।',
    label: 'कारीगर',
    previous: 'पिछले कारीगर',
    next: 'अगले कारीगर',
  },
  testimonials: {
    title: 'हमारे ग्राहक क्या कहते हैं',
    text: 'काम हो गया, फ़िक्र गई: उन्हीं के शब्दों में।',
    label: 'ग्राहकों की राय, अपने-आप चलती पट्टी',
    previous: 'पिछली राय',
    next: 'अगली राय',
    pause: 'राय की पट्टी रोकें',
    play: 'राय की पट्टी चलाएँ',
    shown: (number: number, of: number, name: string) => `राय ${number}, कुल ${of}: ${name}`,
  },
  promotions: {
    title: 'इस मौसम के ऑफ़र',
    text: 'रुके हुए काम अभी निपटाएँ, बचत के साथ।',
  },
  appBanner: {
    title: 'फ़ोन के ऐप\u00a0से\u00a0ही बुक करें',
    text: `‘${company.name}’ ऐप में समय चुनें, ख़राबी की फ़ोटो भेजें, देखें कि कारीगर कब आ रहे हैं, और सारे बिल एक जगह रखें।`,
    points: ['दिन और समय आप चुनें', 'पैसे काम पूरा होने पर ही दें', 'बिल और काम के नोट एक साथ रखें'],
    playStoreLabel: 'प्ले स्टोर से डाउनलोड करें',
    learnMoreLabel: 'और जानें',
    imageAlt: `फ़ोन पर ${company.name} ऐप: एक दिन, एक समय और बुक करने का बटन`,
  },
  locations: {
    title: `‘${company.name}’ किन शहरों में है`,
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
} satisfies Words<typeof en.home>
