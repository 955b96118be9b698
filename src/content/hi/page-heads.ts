import { describeProvider, type ProviderHead } from '#catalogue/provider-heads.ts'
import { company } from '#content/company.ts'
import type * as en from '#content/page-heads.ts'
import { joinNames } from '#lib/join-names.ts'
import type { Words } from '#lib/language.ts'
import { toAgent, toInPlace } from '../grammar/hindi-forms.ts'

export const pageTitles = {
  about: 'हमारे बारे में: उसूल और जाँच',
  becomePartner: 'पार्टनर बनें',
  book: 'फ़ोन के ऐप में बुक करें',
  bookPartner: 'पार्टनर ऐप लें',
  /** The head of a brand page. */
  brand: (name: string) => `${name}: ब्रांड और उसके डिस्ट्रीब्यूटर`,
  career: 'करियर: हमारे साथ काम करें',
  contact: 'संपर्क करें: लिखें, फ़ोन करें या मिलने आएँ',
  offline: 'इंटरनेट नहीं है',
  privacy: 'निजता नीति',
  search: 'होम सर्विस खोजें',
  results: (text: string) => `${text}: खोज के नतीजे`,
  terms: 'नियम और शर्तें',
  topServices: 'टॉप सेवाएँ और उनका ब्योरा',
  topTechnicians: 'टॉप कारीगर',
} satisfies Words<typeof en.pageTitles>

export const pageDescriptions = {
  about: `“${company.name}” के चार उसूल क्या हैं, प्रोफ़ाइल पर लिखी जाँच का क्या मतलब है, और हम तक कैसे पहुँचें।`,
  becomePartner: `आप प्लंबर, बिजली मिस्त्री, पेंटर या किसी और काम के कारीगर हैं? “${company.name}” से जुड़ें: काम कैसे मिलता है, क्या-क्या चाहिए और पैसे कब मिलते हैं।`,
  book: `अपनी बुकिंग “${company.name}” ऐप में पूरी करें: फ़ोन के कैमरे के लिए कोड और दोनों ऐप स्टोर के लिंक यहाँ हैं।`,
  bookPartner: `“${company.name}” पार्टनर ऐप से कारीगर के तौर पर जुड़ें: फ़ोन के कैमरे के लिए कोड और दोनों ऐप स्टोर के लिंक यहाँ हैं।`,
  career: `“${company.name}” में कौन-से पद ख़ाली हैं, और कोई पद आपके लायक़ न हो तो हमें कैसे लिखें।`,
  contact: `“${company.name}” को लिखें, फ़ोन या ईमेल करें: ऑफ़िस का समय, ${company.officeCity} का पता और संपर्क फ़ॉर्म। हमारी टीम हर संदेश का जवाब देती है।`,
  privacy: `“${company.name}” की वेबसाइट पर हम आपकी कौन-सी निजी जानकारी लेते हैं, क्यों और कब तक रखते हैं, और डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 में आपके अधिकार।`,
  search: 'घर का कोई भी काम अपने शब्दों में लिखकर खोजें: टपकता नल, बंद पड़ा पंखा या मैला सोफ़ा।',
  results: (text: string) => `“${text}” के लिए खोज के नतीजे: घर की सेवाएँ, उनमें होने वाले काम और दाम, शहर और लेख।`,
  terms: `“${company.name}” के नियम और शर्तें पाँच हिस्सों में: बुकिंग, दाम और रद्द करना, काम की गुणवत्ता, देनदारी और शिकायत करने का तरीक़ा।`,
  topServices:
    'होम सर्विस में क्या-क्या होगा: पूरा दाम काम शुरू होने से पहले तय, और कमी रह जाए, तो कारीगर के दोबारा आने का इंतज़ाम।',
  topTechnicians: 'कारीगर किस क्रम में दिखते हैं और क्यों: रेटिंग, जाँच और अनुभव के हिसाब से। पैसे देकर कोई ऊपर नहीं आ सकता।',
} satisfies Words<typeof en.pageDescriptions>

export const blogHead = { title: 'घर की देखभाल: सलाह और टिप्स' } satisfies Words<typeof en.blogHead>

export const blogDescription =
  'भारत के घरों के लिए सीधी-सादी सलाह: बारिश से पहले क्या जाँचें, कारीगर का एस्टीमेट कैसे समझें, और कौन-सी मरम्मत कारीगर के आने तक रुक सकती है।' satisfies Words<
    typeof en.blogDescription
  >

export function providerTitle(provider: ProviderHead): string {
  const { who, what, service, city } = describeProvider(provider)
  return [who, ...(service === undefined ? [what] : [toAgent(service), city])].filter(Boolean).join(', ')
}

export function providerDescription(provider: ProviderHead): string {
  const { who, what, service, where } = describeProvider(provider)
  const trade = service === undefined ? what : toAgent(service)
  const does = where && trade ? `${trade} (${where})` : where || trade
  const { jobs, prices, pictures, reviews } = provider.has
  const parts = [
    jobs && 'सेवाएँ',
    prices && 'शुरुआती दाम',
    pictures && 'फ़ोटो',
    reviews && 'ग्राहकों की राय',
  ].filter((part) => part !== false)
  const shown = parts.length > 0 ? `: ${joinNames(parts, 'और')}` : ''
  return `${who}${does && `, ${does}`}${shown}।`
}

export const servicesTitle = `होम सर्विस: सभी सेवाएँ | ${company.name}` satisfies Words<typeof en.servicesTitle>

export const serviceHead = {
  name: (service: string, city?: string) => `${city ? `${city}\u00a0में ` : ''}${toInPlace(service)}`,
  title: (name: string) => `${name} | ${company.name}`,
  detailedTitle: (count, name: string) =>
    `${name}: ${count === 0 ? 'काम और आम दाम' : 'दाम और बुकिंग'} | ${company.name}`,
} satisfies Words<typeof en.serviceHead>

export const servicesDescription =
  'घर के सभी काम एक जगह: किस सेवा में कौन-से काम होते हैं और आम तौर पर उनके दाम क्या होते हैं।' satisfies Words<
    typeof en.servicesDescription
  >
