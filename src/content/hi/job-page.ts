import { company } from '#content/company.ts'
import type * as en from '#content/job-page.ts'
import { type Amount, toAmounts } from '#lib/duration.ts'
import type { Words } from '#lib/language.ts'
import { toGenitive, toInPlace, toOblique } from '../grammar/hindi-forms.ts'

const UNITS = { minutes: 'मिनट', hours: 'घंटे', days: 'दिन' } as const

/** Hindi has words of its own for these amounts. */
const HALVES: Readonly<Record<string, string>> = { '½': 'आधा', '1½': 'डेढ़', '2½': 'ढाई' }

function countWord(count: string): string {
  return HALVES[count] ?? count.replace(/^(\d+)½$/u, 'साढ़े $1')
}

function unitOf({ count, unit }: Amount): string {
  return unit === 'hours' && (count === '1' || count === '½') ? 'घंटा' : UNITS[unit]
}

function amount(one: Amount): string {
  return `${countWord(one.count)} ${unitOf(one)}`
}

export const durationText = ((range) => {
  const { from, to } = toAmounts(range)
  if (range[0] === range[1]) return amount(to)
  return from.unit === to.unit ? `${from.count}–${to.count} ${unitOf(to)}` : `${amount(from)} से ${amount(to)}`
}) satisfies Words<typeof en.durationText>

const inCity = (job: string, city?: string) => (city ? `${city}\u00a0में ${toInPlace(job)}` : job)

export const jobPage = {
  name: inCity,
  safety: 'सबसे पहले यह करें',
  noPrice: 'काम शुरू होने से पहले तय होगा',
  usualRange: (from: string, to: string) => `${from} से ${to} तक`,
  usual: 'आम दाम',
  upTo: (rupees: string) => `आम तौर पर ${rupees} तक`,
  sizes: 'नाप के हिसाब से दाम',
  duration: 'घर पर लगने वाला समय',
  declined: 'आप मना कर दें, तो',
  declinedText: `${company.declineRule}।`,
  parts: 'सामान',
  warranty: 'गारंटी',
  warrantyText: (count: number) => `${count} दिन। ${company.guaranteeRule}।`,
  book: 'यह काम बुक करें',
  bar: 'दाम और बुकिंग',
  included: 'दाम में शामिल',
  excluded: 'दाम में शामिल नहीं',
  extent: 'दाम में क्या मिलेगा',
  priceNotes: 'दाम किस बात से घटता-बढ़ता है',
  beforeVisit: 'कारीगर के आने से पहले',
  notNeeded: 'कब यह काम न करवाएँ',
  providers: {
    title: (_job: string, city: string) => `${city}\u00a0में यह काम करने वाले`,
    all: (count: number | null) => (count === null ? 'पूरी सूची देखें' : `पूरी सूची देखें (${count})`),
    none: 'आपके चुने हुए समय पर कौन ख़ाली है, यह ऐप में दिखेगा; बुकिंग भी वहीं होगी।',
    failed: 'कारीगरों की सूची अभी नहीं खुल पाई।',
  },
  cities: {
    title: 'आपके शहर में दाम और कारीगर',
    text: 'शहर चुनकर देखें कि वहाँ कौन-से कारीगर हैं और दाम क्या है।',
    choose: 'अपना शहर चुनें',
  },
  articles: { title: 'इससे जुड़े लेख' },
  related: { title: 'इससे जुड़े काम' },
  service: (service: string) => `${toGenitive(service)} सभी काम`,
} satisfies Words<typeof en.jobPage>

export const jobHead = {
  title: (name: string) => `${name}: दाम और पूरा ब्योरा | ${company.name}`,
  shortTitle: (name: string) => `${name} | ${company.name}`,
} satisfies Words<typeof en.jobHead>

export const jobDescription = ((count, name, { price, duration, warranty, hasExtent }) => {
  const facts = [price, duration, warranty && `${warranty} दिन की गारंटी`].filter(Boolean).join(', ')
  const extent = hasExtent && `दाम में क्या मिलेगा और क्या नहीं${count ? ', और यह काम कौन करता है' : ''}।`
  const others = extent || (count && 'देखें कि यह काम कौन करता है।')
  return [`${name}${facts && `: ${facts}`}।`, others].filter(Boolean).join(' ')
}) satisfies Words<typeof en.jobDescription>

export const jobMissing = {
  notInCity: (job: string, city: string) => ({
    title: `${city} में “${job}” का काम अभी नहीं होता`,
    text: 'यह काम दूसरे शहरों में होता है।',
  }),
  toJob: (job: string) => `${toOblique(job)} के बारे में जानें`,
} satisfies Words<typeof en.jobMissing>

export const priceList = {
  title: (service: string, city?: string) => `दाम की सूची: ${inCity(service, city)}`,
  text: 'हर काम का शुरुआती दाम। पूरा दाम काम शुरू होने से पहले तय होगा।',
} satisfies Words<typeof en.priceList>
