import type * as en from '#content/provider-list.ts'
import type { Words } from '#lib/language.ts'
import { formatCount, formatRupees } from '#lib/money.ts'
import { toAgentsIn, toInPlace, toOblique } from '../grammar/hindi-forms.ts'

export const providerList = {
  filters: 'फ़िल्टर',
  showFilters: (active: number) => (active > 0 ? `फ़िल्टर (${active})` : 'फ़िल्टर'),
  apply: 'सूची दिखाएँ',
  sort: 'क्रम',
  sorts: {
    match: 'सुझाया हुआ क्रम',
    rating: 'रेटिंग',
    experience: 'अनुभव',
    price: 'कम दाम पहले',
  },
  names: {
    job: 'काम',
    area: 'इलाक़ा',
    language: 'भाषा',
    rating: 'रेटिंग',
    verified: 'जाँच हो चुकी है',
    today: 'आज काम करते हैं',
  },
  any: { job: 'कोई भी काम', area: 'कोई भी इलाक़ा', language: 'कोई भी भाषा', rating: 'कोई भी रेटिंग' },
  least: (stars: string) => `${stars} स्टार या ज़्यादा`,
  counted: (words: string, count: number | undefined) =>
    count === undefined ? words : `${words} (${formatCount(count)})`,
  chips: {
    label: 'सूची छोटी करें',
    rating: '4.5+ स्टार',
    language: (language: string) => `भाषा: ${language}`,
    price: (rupees: number) => `${formatRupees(rupees)} से शुरू, कम दाम पहले`,
  },
  drop: (words: string) => `फ़िल्टर हटाएँ: ${words}`,
  dropAll: 'सभी फ़िल्टर हटाएँ',
  count: (count: number) => (count === 0 ? 'कोई कारीगर नहीं मिला' : `${formatCount(count)} कारीगर`),
  someFound: 'कारीगर',
  loading: 'कारीगरों की सूची खुल रही है',
  more: 'और दिखाएँ',
  loadingMore: 'खुल रहा है...',
  fromStart: 'सूची की शुरुआत पर वापस',
  shown: (count: number) => `${formatCount(count)} दिख रहे हैं`,
  nobody: {
    title: 'इन सभी फ़िल्टरों के साथ कोई कारीगर नहीं मिला',
    unknown: {
      job: (job: string, city: string) => `${city} में ${toOblique(job)} के लिए कोई कारीगर नहीं है`,
      area: (area: string, city: string) => `${city} के “${area}” इलाक़े में कोई कारीगर नहीं है`,
      language: (language: string, city: string) => `${city} में “${language}” बोलने वाला कोई कारीगर नहीं है`,
    },
  },
  nearest: (city: string, km: number) => `सबसे नज़दीक: ${city}, ${km} किमी दूर`,
  end: {
    title: 'सूची यहाँ ख़त्म होती है',
    text: 'आपके देखते-देखते सूची बदल गई है।',
  },
  failed: 'सूची अभी नहीं खुल सकी।',
} satisfies Words<typeof en.providerList>

function getHead(count: number | undefined, service: string, city: string) {
  if (count === 0)
    return {
      title: `${city} में ${toInPlace(service)}: अभी कोई कारीगर नहीं`,
      description: `${city} में इस काम के लिए अभी कोई कारीगर नहीं है। कॉल बैक माँगें, या देखें कि सबसे नज़दीकी शहर कौन-सा है।`,
    }
  const title = toAgentsIn(service, city)
  return {
    title,
    description: `${title}: पूरी सूची, सुझाए हुए क्रम में; पैसे देकर कोई ऊपर नहीं आ सकता।`,
  }
}

export const providerListHead = getHead satisfies Words<typeof en.providerListHead>
