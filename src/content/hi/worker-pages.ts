import { company } from '#content/company.ts'
import type * as en from '#content/worker-pages.ts'
import type { Words } from '#lib/language.ts'

export const errorPage = {
  500: { title: 'कुछ गड़बड़ हो गई', text: 'यह पेज नहीं खुल सका। ग़लती हमारी है, आपकी नहीं।' },
  503: {
    title: 'साइट थोड़ी देर में लौट आएगी',
    text: 'इस समय साइट नहीं खुल रही है। कुछ मिनट बाद फिर कोशिश करें।',
  },
  home: 'होम पर जाएँ',
  call: `${company.phone} पर फ़ोन करें`,
  reference: (id: string) => `संदर्भ नंबर: ${id}`,
} satisfies Words<typeof en.errorPage>

export const refusedSearch = {
  title: 'बहुत सारी खोजें',
  label: 'सेवा खोजें',
  submit: 'खोजें',
} satisfies Words<typeof en.refusedSearch>

export const appLinkPage = {
  title: {
    customer: `${company.name} ऐप डाउनलोड करें`,
    partner: `${company.name} पार्टनर ऐप डाउनलोड करें`,
  },
  description: {
    customer: company.description,
    partner: `“${company.name}” के साथ काम करने वाले स्वतंत्र कारीगरों का ऐप।`,
  },
  heading: 'आपको आगे ले जा रहे हैं...',
  beforeLink: 'अगर कुछ न हो, तो ',
  link: 'यहाँ दबाएँ',
  afterLink: '।',
  noScript: 'अपने-आप वहाँ पहुँचने के लिए अपने ब्राउज़र में जावास्क्रिप्ट चालू करें।',
} satisfies Words<typeof en.appLinkPage>

export const articleTable = 'टेबल'

export const shortcuts = {
  search: 'खोजें',
  services: 'सभी सेवाएँ',
  contact: 'संपर्क करें',
  contactShort: 'संपर्क',
  blog: 'ब्लॉग',
} satisfies Words<typeof en.shortcuts>

export const messageAnswers = {
  notDelivered: 'संदेश नहीं पहुँचाया जा सका। कुछ मिनट बाद फिर कोशिश करें।',
  tooLong: 'संदेश बहुत लंबा है। उसे छोटा करें, या हमें ईमेल लिखें।',
  otherSite: 'संदेश सिर्फ़ हमारे अपने संपर्क पेज से भेजे जा सकते हैं।',
  unknownPage: `आपके ब्राउज़र ने नहीं बताया कि यह फ़ॉर्म हमारे अपने पेज से आया है, इसलिए इसे नहीं भेजा गया। संपर्क पेज को नए टैब में खोलकर वहाँ से भेजें, या ${company.email} पर ईमेल लिखें।`,
  unreadableForm: 'फ़ॉर्म ऐसे रूप में आया कि हम उसे पढ़ नहीं सके। उसे यहाँ भरकर फिर से भेजें।',
  notJson: 'अनुरोध में application/json के रूप में एक JSON ऑब्जेक्ट होना चाहिए।',
  wrongKey: 'संदेश के नंबर में 8 से 64 अक्षर, अंक, हाइफ़न या अंडरस्कोर होने चाहिए। फ़ॉर्म दोबारा खोलकर भेजें।',
  usedKey: 'इस नंबर से एक और संदेश पहले ही भेजा जा चुका है। इसे भी भेजने के लिए फिर से “भेजें” दबाएँ।',
  notText: (name: string) => `“${name}” में टेक्स्ट होना चाहिए।`,
  notWellFormed: (name: string) =>
    `“${name}” का एक अक्षर पूरा नहीं पहुँचा; अक्सर यह आधा इमोजी होता है। उसे हटाकर संदेश फिर से भेजें।`,
} satisfies Words<typeof en.messageAnswers>
