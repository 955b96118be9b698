import { company } from '#content/company.ts'
import type * as en from '#content/provider-page.ts'
import type { Words } from '#lib/language.ts'
import { toGenitive, toOtherAgents } from '../grammar/hindi-forms.ts'

export const providerPage = {
  verified: 'जाँच हो चुकी है',
  sample: 'नमूना',
  checkedOn: (checked: string, day: string) => `${checked}। जाँच “${company.name}” ने की, आख़िरी बार ${day} को।`,
  jobs: 'काम',
  newest: 'सबसे नई राय',
  experience: (years: number) => `इस काम में ${years} साल का अनुभव`,
  actions: {
    contact: 'संपर्क करें',
    bookNow: 'अभी बुक करें',
    writeReview: 'अपनी राय लिखें',
  },
  contact: { phone: 'फ़ोन करें', email: 'ईमेल लिखें' },
  tabs: {
    label: 'प्रोफ़ाइल',
    names: { about: 'परिचय', services: 'काम', gallery: 'फ़ोटो', reviews: 'राय' },
  },
  about: {
    title: (name: string) => `${name} के बारे में`,
    facts: {
      service: 'सेवा',
      jobsCompleted: 'पूरे हुए काम',
      skills: 'हुनर',
      certifications: 'सर्टिफ़िकेट',
      area: 'काम का इलाक़ा',
      languages: 'भाषाएँ',
      days: 'काम के दिन',
      replies: 'जवाब का समय',
      since: 'साथ जुड़े',
    },
    everyDay: 'हर दिन',
    days: {
      mon: 'सोमवार',
      tue: 'मंगलवार',
      wed: 'बुधवार',
      thu: 'गुरुवार',
      fri: 'शुक्रवार',
      sat: 'शनिवार',
      sun: 'रविवार',
    },
  },
  services: {
    title: 'काम और शुरुआती दाम',
    text: 'काम का शुरुआती दाम देखें। पूरा दाम काम शुरू होने से पहले तय होता है।',
    all: (category: string) => `${toGenitive(category)} सभी काम`,
    noPrice: 'दाम पूछने पर',
    book: 'बुक करें',
    bookJob: (job: string) => `बुक करें: ${job}`,
    none: 'कामों की सूची अभी यहाँ नहीं है। ऐप में पूछें; कौन ख़ाली है, यह वहाँ दिखता है।',
  },
  gallery: {
    title: 'हाल के काम',
    text: 'बड़ा देखने के लिए कोई फ़ोटो चुनें।',
    none: 'अभी कोई फ़ोटो नहीं है।',
    open: (title: string) => `बड़ा देखें: ${title}`,
    untitled: (index: number) => `फ़ोटो ${index}`,
    position: (index: number, count: number) => `${count} में से ${index}`,
    previous: 'पिछली फ़ोटो',
    next: 'अगली फ़ोटो',
    close: 'बंद करें',
  },
  reviews: {
    title: 'ग्राहकों की राय',
    outOf: '(5 में से)',
    breakdown: 'कितनों ने कितने स्टार दिए',
    stars: (stars: number) => `${stars} स्टार`,
    none: 'अभी किसी ने राय नहीं लिखी है।',
    notHere: 'लोगों ने जो लिखा है, वह यहाँ नहीं दिखाया जाता।',
    unknown: 'यहाँ दिखाने के लिए कोई राय नहीं है।',
    more: 'और राय दिखाएँ',
    newest: 'सबसे नई राय पर वापस',
    end: 'इसके बाद और कोई राय नहीं है।',
    loading: 'और राय खुल रही हैं',
    failed: 'राय अभी नहीं खुल सकी।',
  },
  similar: {
    title: (service: string, city: string | undefined) =>
      `${city ? `${city} के ` : ''}${toOtherAgents(service)}`,
  },
  correction: {
    title: 'यहाँ कुछ ग़लत है?',
    text: 'यह प्रोफ़ाइल आपकी है, तो आप इसे मुफ़्त में सही करवा सकते हैं या हटवा सकते हैं।',
    action: 'यह प्रोफ़ाइल सही करवाएँ या हटवाएँ',
    privacy: 'कारीगरों की जानकारी का हम क्या करते हैं',
  },
} satisfies Words<typeof en.providerPage>
