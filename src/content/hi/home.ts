import { company } from '#content/company.ts'
import type * as en from '#content/home.ts'
import type { Words } from '#lib/language.ts'

export const home = {
  hero: {
    headline: 'घर के हर काम\u00a0के\u00a0लिए सही कारीगर',
    subHeadline: 'नल टपके, पंखा आवाज़ करे या दीवार रंग माँगे: अपने शहर के स्वतंत्र कारीगर बुलाएँ।',
    nobodyListed:
      'अभी सूची में कोई कारीगर नहीं है: देखें कि किस काम का दाम आम तौर पर कितना है, या कॉल बैक माँगें; कारीगर हम ढूँढेंगे।',
    searchLabel: 'आपको किस काम में मदद चाहिए?',
    searchPlaceholder: 'जैसे: टपकता नल, AC सर्विस',
    searchButton: 'खोजें',
    popularLabel: 'लोकप्रिय:',
    imageAlt: 'घर के कमरों का चित्र: नल, पंखा, AC, सीढ़ी और पौधे',
  },
  services: {
    title: 'हमारी सेवाएँ',
    showAll: 'सभी सेवाएँ देखें',
    showLess: 'कम दिखाएँ',
  },
  howItWorks: {
    title: 'काम कैसे होता है',
    steps: (isNobodyListed) => [
      'बताएँ, क्या काम है: काम खोजें या कोई सेवा चुनें।',
      isNobodyListed
        ? 'कॉल बैक माँगें: हम कारीगर ढूँढेंगे और आपसे पूछकर दिन तय करेंगे।'
        : 'दिन और समय चुनें, ऐप में या जब हम आपको फ़ोन करें।',
      'कारीगर पहले काम देखते हैं और पूरा दाम बताते हैं। आप मान जाएँ, तभी काम शुरू होता है।',
    ],
  },
  brands: {
    title: 'भरोसे के ब्रांड',
    label: 'भरोसे के ब्रांड, अपने-आप चलती पट्टी',
    pause: 'ब्रांड की पट्टी रोकें',
    play: 'ब्रांड की पट्टी चलाएँ',
    previous: 'पिछले ब्रांड',
    next: 'अगले ब्रांड',
    newTab: '(नए टैब में खुलता है)',
  },
  providers: {
    title: 'टॉप कारीगर',
    label: 'कारीगर',
    previous: 'पिछले कारीगर',
    next: 'अगले कारीगर',
  },
  testimonials: {
    title: 'हमारे ग्राहक क्या कहते हैं',
    label: 'ग्राहकों की राय, अपने-आप चलती पट्टी',
    previous: 'पिछली राय',
    next: 'अगली राय',
    pause: 'राय की पट्टी रोकें',
    play: 'राय की पट्टी चलाएँ',
    shown: (number: number, of: number, name: string) => `राय ${number}, कुल ${of}: ${name}`,
  },
  promotions: {
    title: 'इस मौसम के ऑफ़र',
    withoutOffer: 'काम की बातें',
  },
  appBanner: {
    title: 'अपने फ़ोन\u00a0से बुक करें',
    text: `“${company.name}” ऐप में ख़राबी की फ़ोटो भेजें, देखें कि कारीगर कब आ रहे हैं, और सारे बिल एक जगह रखें।`,
    playStoreLabel: 'प्ले स्टोर से डाउनलोड करें',
    learnMoreLabel: 'और जानें',
    imageAlt: `फ़ोन पर ${company.name} ऐप: एक दिन, एक समय और बुक करने का बटन`,
  },
  locations: {
    title: `“${company.name}” किन शहरों में है`,
    nobodyListed: 'अपना शहर चुनें',
    byCity: 'शहर',
    byState: 'राज्य',
    viewAllCities: 'सभी शहर देखें',
    viewAllStates: 'सभी राज्य देखें',
    notYet: 'यहाँ हम अभी नहीं हैं',
  },
} satisfies Words<typeof en.home>
