import type * as en from '#content/professional-list.ts'
import type { Words } from '#lib/language.ts'
import { formatCount } from '#lib/money.ts'

export const professionalList = {
  filters: 'फ़िल्टर',
  showFilters: (active: number) => (active > 0 ? `फ़िल्टर (${active})` : 'फ़िल्टर'),
  apply: 'सूची दिखाएँ',
  sort: 'क्रम',
  sorts: {
    match: 'सबसे सही पहले',
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
  drop: (words: string) => `फ़िल्टर हटाएँ: ${words}`,
  dropAll: 'सभी फ़िल्टर हटाएँ',
  found: (count: number) => (count === 0 ? 'कोई कारीगर नहीं मिला' : `${formatCount(count)} कारीगर`),
  someFound: 'कारीगर',
  loading: 'कारीगरों की सूची खुल रही है',
  more: 'और दिखाएँ',
  loadingMore: 'खुल रहा है...',
  fromStart: 'सूची की शुरुआत पर वापस',
  shown: (count: number) => `${formatCount(count)} दिख रहे हैं`,
  nobody: {
    title: 'इन सभी फ़िल्टर के साथ कोई नहीं मिला',
    text: 'इनमें से एक हटाएँ, तो कोई मिलता है:',
    textAlone: 'कोई एक हटाने पर भी कोई नहीं मिलता।',
    without: (filter: string, count: number | null) =>
      count === null ? `“${filter}” हटाकर` : `“${filter}” हटाकर: ${count}`,
    unknown: {
      job: (job: string, city: string) => `${city} में “${job}” कोई नहीं करता`,
      area: (area: string, city: string) => `${city} के “${area}” इलाक़े में कोई काम नहीं करता`,
      language: (language: string, city: string) => `${city} की सूची में “${language}” कोई नहीं बोलता`,
    },
  },
  end: {
    title: 'सूची यहाँ ख़त्म होती है',
    text: 'आपने जब इसे देखना शुरू किया, उसके बाद यह बदल गई है।',
  },
  nobodyHere: (service: string, city: string) => `${service}: ${city} में अभी सूची में कोई नहीं है`,
  nearest: (city: string, km: number) => `सबसे पास के कारीगर ${city} में हैं, ${km} किमी दूर।`,
  seeNearest: (city: string) => `${city} के कारीगर`,
  failed: 'सूची अभी नहीं खुल सकी।',
  retry: 'फिर कोशिश करें',
  retrying: 'फिर कोशिश कर रहे हैं...',
  notFound: {
    title: 'यहाँ कारीगरों की सूची नहीं है',
    text: 'आपके चुने हुए समय पर कौन ख़ाली है, यह ऐप में दिखता है, और बुकिंग भी वहीं होती है।',
  },
} satisfies Words<typeof en.professionalList>

/**
 * Returns the head of a list. Nothing after the service's name needs its oblique form, since it may be several words.
 */
function getHead(service: string, city: string) {
  return {
    title: `${city} में कारीगर: ${service}`,
    description: `${service}: ${city} की सूची के सभी कारीगर, उनकी रेटिंग, जाँच, भाषाएँ, काम के दिन और शुरुआती दाम। सबसे सही पहले; सूची में जगह के लिए कोई पैसे नहीं देता।`,
  }
}

export const professionalListHead = getHead satisfies Words<typeof en.professionalListHead>
