import type * as en from '#content/professionals.ts'
import { joined } from '#lib/joined.ts'
import type { Words } from '#lib/language.ts'
import { formatCount, formatRupees } from '#lib/money.ts'
import { getEntry } from '#lib/slug.ts'

/** The checks of a provider in words, by the directory's names. */
const checkNames: Readonly<Record<string, string>> = {
  identity: 'पहचान',
  address: 'पता',
  police: 'पुलिस रिकॉर्ड',
  experience: 'अनुभव',
}

export const professionals = {
  sample: 'नमूना, असली व्यक्ति नहीं',
  check: (check: string) => getEntry(checkNames, check) ?? check,
  checked: (checks: ReadonlyArray<string>) =>
    `जाँच हो चुकी है: ${checks.map((check) => getEntry(checkNames, check) ?? check).join(', ')}`,
  experience: (years: number) => `${years} साल का अनुभव`,
  completed: (jobs: number) => (jobs === 1 ? '1 काम पूरा' : `${formatCount(jobs)} काम पूरे`),
  languages: (languages: ReadonlyArray<string>) => `${joined(languages, 'और')} बोलते हैं`,
  areas: (areas: ReadonlyArray<string>, most = 3) => {
    const more = areas.length - most
    const first = areas.slice(0, most).join(', ')
    if (more <= 0) return first
    return `${first} और ${more} ${more === 1 ? 'इलाक़ा' : 'इलाक़े'}`
  },
  replies: (minutes: number) =>
    minutes < 60 ? `${minutes} मिनट के अंदर` : `${Math.ceil(minutes / 60)} घंटे के अंदर`,
  priceFrom: (rupees: number) => `${formatRupees(rupees)} से`,
  jobsFrom: (rupees: number) => `दाम ${formatRupees(rupees)} से`,
  noPrice: 'दाम पूछने पर',
  compare: 'तुलना करें',
  bookNow: 'अभी बुक करें',
  bookNowWith: (name: string) => `अभी बुक करें: ${name}`,
  viewProfileOf: (name: string) => `प्रोफ़ाइल देखें: ${name}`,
  ranking:
    'आपके लिए सबसे सही: सबसे ज़्यादा असर बहुत-से ग्राहकों की अच्छी रेटिंग का होता है; जाँच, अनुभव और जल्दी जवाब भी देखे जाते हैं। सूची में जगह के लिए कोई पैसे नहीं देता।',
  best: {
    title: (city: string) => `${city} के कारीगर`,
    nearest: (city: string, km: number) => `${city} के कारीगर, ${km} किमी दूर`,
    nearestText: (what: string, city: string) =>
      `${what}: ${city} में अभी सूची में कोई नहीं है। सबसे पास के कारीगर ये हैं।`,
    all: (count: number | null) => (count === null ? 'सभी देखें' : `सभी ${formatCount(count)} देखें`),
  },
  panel: {
    app: 'आपके चुने हुए समय पर कौन ख़ाली है, यह ऐप में दिखता है, और बुकिंग भी वहीं होती है।',
    book: 'ऐप में बुक करें',
    chooseCity: 'अपना शहर चुनें और देखें कि वहाँ यह काम कौन-कौन करते हैं।',
    showAll: (count: number) => `सभी ${formatCount(count)} दिखाएँ`,
    failed: 'इस काम के कारीगरों की सूची अभी नहीं खुल सकी।',
  },
} satisfies Words<typeof en.professionals>
