import { neighbourhoods as hindi } from '#content/hi/places/neighbourhoods.ts'
import { neighbourhoods as english } from '#content/places/neighbourhoods.ts'
import { entryOf } from '#lib/slug.ts'
import { services } from '#upstream/seed/hi/catalogue.ts'
import { cities } from '#upstream/seed/hi/places.ts'
import { areasOfFurtherCities } from '#upstream/seed/hi/providers/areas-of-further-cities.ts'
import { areasOfLargeCities } from '#upstream/seed/hi/providers/areas-of-large-cities.ts'
import { familyNames } from '#upstream/seed/hi/providers/family-names.ts'
import { givenNames } from '#upstream/seed/hi/providers/given-names.ts'
import { tradeWords } from '#upstream/seed/hi/providers/trades.ts'
import type { AreaName } from '#upstream/seed/providers/areas.ts'
import type { LanguageName } from '#upstream/seed/providers/regions.ts'
import type {
  complaints as englishComplaints,
  endings as englishEndings,
  openings as englishOpenings,
  remarks as englishRemarks,
  reviewers as englishReviewers,
  SampleWords,
} from '#upstream/seed/providers/sample-words.ts'
import type { Translated } from '#upstream/seed/types.ts'

/** In the order of the English ones, as everything here. */
const openings = [
  '{years} साल से इसी काम में, ज़्यादातर {area} के आस-पास।',
  '{area} और आस-पास {years} साल का काम।',
  'हमारे ग्राहक {area} के पास के परिवार और छोटी दुकानें हैं; काम {years} साल पहले शुरू किया था।',
  'काम अपने चाचा से सीखा, और अब {years} साल का अनुभव है।',
  'तीन लोगों की टीम, {years} साल से {area} में।',
  'ITI के बाद हेल्पर के तौर पर शुरुआत की थी, {years} साल पहले।',
] satisfies Translated<typeof englishOpenings>

const endings = [
  'काम शुरू होने से पहले दाम बता दिया जाता है।',
  'सुबह फ़ोन करें, तो अक्सर उसी दिन आना हो जाता है।',
  'पुर्ज़ों और काम का बिल मिलता है।',
  'सबसे ज़्यादा बुलावा इस काम के लिए आता है: {job}।',
  'छोटे काम के लिए भी बेझिझक बुलाएँ।',
  'काम होने पर फ़ोटो भेज देते हैं।',
] satisfies Translated<typeof englishEndings>

const complaints = [
  'काम अच्छा है, पर एक घंटा देर से आए।',
  'आख़िर में ठीक हो गया; दो बार आना पड़ा।',
  'काम ठीक है, दाम सोचे हुए से थोड़ा ज़्यादा लगा।',
] satisfies Translated<typeof englishComplaints>

const remarks = [
  'फिर बुलाएँगे।',
  'समय पर आए।',
  'बातचीत अच्छी और काम जल्दी।',
  'दाम वाजिब।',
  'पड़ोसियों ने सही नाम बताया था।',
  '',
] satisfies Translated<typeof englishRemarks>

const reviewers = [
  'आशा',
  'विवेक',
  'मीना',
  'जोसेफ़',
  'फ़रीदा',
  'रमेश',
  'लता',
  'अर्जुन',
  'निशा',
  'पीटर',
  'ज़ोया',
  'कुणाल',
  'लीला',
  'हरि',
  'तन्वी',
  'ओंकार',
  'रितु',
  'गौतम',
  'सारा',
  'देव',
  'पद्मा',
  'निखिल',
  'उषा',
  'आमिर',
  'जया',
] satisfies Translated<typeof englishReviewers>

/** Initials, as the names of Latin letters are written in Hindi. */
const initials = 'ए बी सी डी ई एफ़ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड'.split(' ')

const languages = {
  Hindi: 'हिंदी',
  English: 'अंग्रेज़ी',
  Urdu: 'उर्दू',
  Punjabi: 'पंजाबी',
  Nepali: 'नेपाली',
  Kashmiri: 'कश्मीरी',
  Bengali: 'बांग्ला',
  Assamese: 'असमिया',
  Odia: 'ओड़िया',
  Bhojpuri: 'भोजपुरी',
  Gujarati: 'गुजराती',
  Marwari: 'मारवाड़ी',
  Chhattisgarhi: 'छत्तीसगढ़ी',
  Marathi: 'मराठी',
  Konkani: 'कोंकणी',
  Kannada: 'कन्नड़',
  Telugu: 'तेलुगु',
  Tamil: 'तमिल',
  Malayalam: 'मलयालम',
} satisfies Record<LanguageName, string>

type English = typeof english

/** The parts of the cities whose pages name them, as those pages do; not all of them are areas of the directory. */
const areasOfCityPages = Object.fromEntries(
  Object.entries(english).flatMap(([city, names]) =>
    names.map((name, index) => [name, hindi[city as keyof English][index]]),
  ),
) as Record<English[keyof English][number], string>

const areas = { ...areasOfCityPages, ...areasOfLargeCities, ...areasOfFurtherCities } satisfies Record<
  AreaName,
  string
>

/** A word of a table, whose keys the types of the table prove complete. */
function wordOf(table: Readonly<Record<string, string>>, name: string): string {
  return entryOf(table, name) ?? name
}

export const hindiWords: SampleWords = {
  trades: tradeWords,
  openings,
  endings,
  complaints,
  remarks,
  reviewers,
  initials,
  nameOf: (given, family) => `${wordOf(givenNames, given)} ${wordOf(familyNames, family)}`,
  jobOf: ({ id, title }) => entryOf(services, id)?.title ?? title,
  cityOf: ({ id, title }) => entryOf(cities, id) ?? title,
  areaOf: (name) => wordOf(areas, name),
  languageOf: (name) => wordOf(languages, name),
}
