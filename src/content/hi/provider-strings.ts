import type * as en from '#content/provider-strings.ts'
import type { Words } from '#lib/language.ts'
import { formatCount, formatRupees } from '#lib/money.ts'
import { getEntry } from '#lib/slug.ts'
import { toAgentsIn, toOblique } from '../grammar/hindi-forms.ts'

/** Names of a provider's checks, by their ids in the directory. */
const checkNames: Readonly<Record<string, string>> = {
  identity: 'पहचान',
  address: 'पता',
  police: 'पुलिस रिकॉर्ड',
  experience: 'अनुभव',
}

export const providerStrings = {
  check: (check: string) => getEntry(checkNames, check) ?? check,
  checked: (checks: ReadonlyArray<string>) =>
    `जाँच हो चुकी है: ${checks.map((check) => getEntry(checkNames, check) ?? check).join(', ')}`,
  unchecked: 'कोई जाँच नहीं हुई है',
  experience: (years: number) => `${years} साल का अनुभव`,
  completed: (jobs: number) => (jobs === 1 ? '1 काम पूरा' : `${formatCount(jobs)} काम पूरे`),
  languages: (languages: ReadonlyArray<string>) =>
    `${languages.length === 1 ? 'भाषा' : 'भाषाएँ'}: ${languages.join(', ')}`,
  areas: (areas: ReadonlyArray<string>, most = 3) => {
    const more = areas.length - most
    const first = areas.slice(0, most).join(', ')
    if (more <= 0) return first
    return `${first} और ${more} अन्य ${more === 1 ? 'इलाक़ा' : 'इलाक़े'}`
  },
  more: (count: number) => `+${formatCount(count)} और`,
  replies: (minutes: number) =>
    minutes < 60 ? `${minutes} मिनट के अंदर` : `${Math.ceil(minutes / 60)} घंटे के अंदर`,
  priceFrom: (rupees: number) => `${formatRupees(rupees)} से शुरू`,
  jobsFrom: (rupees: number) => `दाम ${formatRupees(rupees)} से शुरू`,
  noPrice: 'दाम पूछने पर',
  compare: 'तुलना करें',
  compareFull: (most: number) => `तुलना में ${most} कारीगर पहले से हैं। नया जोड़ने के लिए एक हटाएँ।`,
  bookNow: 'अभी बुक करें',
  viewProfileOf: (name: string) => `प्रोफ़ाइल देखें: ${name}`,
  ranking:
    'पहले वे कारीगर हैं जिनका यही मुख्य काम है, और उनमें सबसे ऊपर वे जिन्हें ज़्यादा ग्राहकों ने अच्छी रेटिंग दी है। जाँच, अनुभव और जवाब देने की फुर्ती भी गिनी जाती है। पैसे देकर कोई ऊपर नहीं आ सकता।',
  rankingOfAll:
    'सबसे ऊपर वे कारीगर हैं जिन्हें ज़्यादा ग्राहकों ने अच्छी रेटिंग दी है। जाँच, अनुभव और जवाब देने की फुर्ती भी गिनी जाती है। पैसे देकर कोई ऊपर नहीं आ सकता।',
  best: {
    title: (city: string, service?: string) =>
      service === undefined ? `${city} के कारीगर` : toAgentsIn(service, city),
    all: (count: number | null) => (count === null ? 'पूरी सूची देखें' : `पूरी सूची देखें (${formatCount(count)})`),
  },
  nobody: {
    title: (city: string, nearest: { title: string; distanceKm: number } | null) =>
      `${city} में इस काम के लिए अभी कोई कारीगर नहीं है${nearest ? `। सबसे नज़दीक: ${nearest.title}, ${formatCount(nearest.distanceKm)} किमी` : ''}`,
    text: (what: string, city: string | undefined) =>
      `${city === undefined ? '' : `${city} में `}${toOblique(what)} के लिए अभी कोई कारीगर नहीं है। अपना नंबर दें, हम आपके लिए कारीगर ढूँढेंगे।`,
    nearest: ({ title, distanceKm }: { title: string; distanceKm: number }) =>
      `सबसे नज़दीक: ${title}, ${formatCount(distanceKm)} किमी।`,
    nearby: (city: string, km: number) => `${city} में, ${km} किमी दूर`,
    nearbyText: (there: string, here: string) =>
      `ये कारीगर ${there} में काम करते हैं। ${here} के घरों के लिए इन्हें बुक नहीं किया जा सकता।`,
  },
  panel: {
    app: 'आपके चुने हुए समय पर कौन ख़ाली है, यह ऐप में दिखता है, और बुकिंग भी वहीं होती है।',
    book: 'ऐप में बुक करें',
    chooseCity: 'अपना शहर चुनें और देखें कि वहाँ यह काम कौन-कौन करते हैं।',
    showAll: (count: number) => `पूरी सूची दिखाएँ (${formatCount(count)})`,
    failed: 'इस काम के कारीगरों की सूची अभी नहीं खुल सकी।',
  },
} satisfies Words<typeof en.providerStrings>
