import type * as en from '#content/browse.ts'
import type { Words } from '#lib/language.ts'

export const browse = {
  services: {
    title: 'सभी सेवाएँ',
    text: 'पूरे घर के लिए सेवाएँ। कोई एक चुनें, देखें कि उसमें क्या-क्या होता है, और उसे बुक करें।',
    custom: {
      title: 'कुछ और करवाना है?',
      text: 'काम किसी सेवा में न आता हो, तो दो-चार लाइनों में बताएँ; सही कारीगर हम ढूँढते हैं।',
      action: 'संपर्क करें',
    },
  },
  category: {
    text: (summary: string) => `${summary}।`,
    jobs: 'काम और दाम',
    noJobs: {
      title: 'यहाँ अभी कामों की सूची नहीं है',
      text: 'बताएँ कि क्या करवाना है; सही कारीगर हम ढूँढते हैं।',
      action: 'काम बताएँ',
    },
    failed: 'काम और उनके दाम अभी नहीं खुल पाए।',
    retry: 'फिर कोशिश करें',
    retrying: 'फिर कोशिश कर रहे हैं...',
    loading: 'काम और उनके दाम खुल रहे हैं',
    browseAll: 'सभी सेवाएँ देखें',
  },
  ownCity: {
    none: 'काम और दाम हर शहर में अलग हो सकते हैं।',
    choose: 'अपना शहर चुनें',
    offered: (service: string, city: string) => `${city} में ${service}`,
    missing: (city: string) => `${city} में यह सेवा अभी नहीं मिलती।`,
    nearest: (service: string, city: string, km?: number) =>
      `${city} में ${service}${km === undefined ? '' : `, ${km} किमी दूर`}`,
  },
  providers: {
    title: 'उपलब्ध कारीगर',
    text: (job: string, city?: string) =>
      `काम: ${job}${city ? `, ${city} में` : ''}। आपके चुने हुए समय पर कौन ख़ाली है, यह ऐप में दिखता है।`,
    opened: (job: string) => `“${job}”: उपलब्ध कारीगर इसके नीचे दिख रहे हैं।`,
    close: 'कारीगरों की सूची बंद करें',
  },
  faqs: {
    title: 'जानने की बातें',
    text: 'बुक करने से पहले के आम सवाल और छोटे जवाब।',
  },
  brands: {
    title: 'ब्रांड जिन्हें हमारे कारीगर जानते हैं',
    text: 'इन कंपनियों के पुर्ज़ों और मैनुअल से उनका हर हफ़्ते काम पड़ता है।',
  },
  related: {
    title: 'इससे जुड़ी सेवाएँ',
    text: 'इसके बाद घरों में अक्सर इनकी ज़रूरत पड़ती है।',
  },
  city: {
    title: (city: string) => `${city} के घरों के लिए`,
    text: (city: string) => `देखें कि ${city} में और क्या-क्या बुक हो सकता है।`,
    prices: (city: string) => `इस पेज के काम और शुरुआती दाम ${city} के हैं। `,
    action: (city: string) => `${city} की सभी सेवाएँ`,
  },
} satisfies Words<typeof en.browse>

export const fromPrice = ((formatted) => `${formatted} से`) satisfies Words<typeof en.fromPrice>

export const categoryPoints = {
  price: 'बुक करने से पहले शुरुआती दाम सामने',
  otherwisePrice: 'काम शुरू होने से पहले दाम तय',
  checks: 'प्रोफ़ाइल पर जाँच का ब्योरा',
  otherwiseChecks: 'जो जाँच हुई है, वह दिखाई जाती है',
  secondVisit: 'काम ठीक न हुआ हो, तो दोबारा आते हैं',
} satisfies Words<typeof en.categoryPoints>
