import type * as en from '#content/comparison.ts'
import { reviewCount } from '#content/rating.ts'
import type { Words } from '#lib/language.ts'

const DAYS = {
  mon: 'सोम',
  tue: 'मंगल',
  wed: 'बुध',
  thu: 'गुरु',
  fri: 'शुक्र',
  sat: 'शनि',
  sun: 'रवि',
} as const

export const comparisonPage = {
  title: 'कारीगरों की तुलना',
  description: 'कारीगरों के दाम, रेटिंग, अनुभव, जाँच, भाषाएँ, इलाक़े और काम के दिन साथ-साथ देखें और आसानी से चुनें।',
  text: 'जहाँ फ़र्क़ है, वह सबसे ऊपर और मोटे अक्षरों में है। जिनके साथ मिलकर तय करना है, उन्हें इस पेज का लिंक भेजें।',
  table: (count: number) => `${count} कारीगर${count === 1 ? '' : ' साथ-साथ'}`,
  job: 'किस काम का दाम',
  anyJob: 'कोई भी काम',
  show: 'दिखाएँ',
  remove: 'हटाएँ',
  removeName: (name: string) => `${name} को तुलना से हटाएँ`,
  unknown: 'जानकारी नहीं',
  withdrawn: (count: number) =>
    count === 1 ? 'चुने हुए कारीगरों में से एक अब सूची में नहीं है।' : `चुने हुए कारीगरों में से ${count} अब सूची में नहीं हैं।`,
  withoutThem: 'बाक़ी की तुलना करें',
  nobody: {
    title: 'तुलना के लिए कोई कारीगर नहीं है',
    text: 'अपने शहर में कोई सेवा खोलें और दो या ज़्यादा कार्डों पर “तुलना करें” चुनें।',
    tooFew: 'तुलना के लिए कम से कम दो कारीगर चाहिए; सूची में अभी इतने नहीं हैं। देखें कि किस सेवा में क्या-क्या होता है।',
    action: 'सभी सेवाएँ देखें',
  },
  rows: {
    price: (job: string) => `${job}: शुरुआती दाम`,
    anyPrice: 'शुरुआती दाम',
    rating: 'रेटिंग',
    experience: 'अनुभव',
    checks: 'जाँच',
    languages: 'भाषाएँ',
    city: 'शहर',
    areas: 'इलाक़े',
    days: 'काम के दिन',
    reply: 'जवाब का समय',
  },
  otherJobs: 'यह काम सूची में नहीं है',
  noPrice: 'पूछने पर',
  rating: (rating: number, count?: number) =>
    rating.toFixed(1) + (count === undefined ? '' : ` (${reviewCount(count)})`),
  years: (years: number) => `${years} साल`,
  days: (days: ReadonlyArray<keyof typeof DAYS>) => days.map((day) => DAYS[day]),
} satisfies Words<typeof en.comparisonPage>
