/** Parses lines of words into a set. Folds Hindi letters to Latin ones before the comparison (devanagari.ts). */

function wordSet(...lines: ReadonlyArray<string>): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}

/** Fillers, as in "can you please come to my house". */
export const FILLER_WORDS = wordSet(
  'a an the and or of to in on at for from by with is are was be been has have my mine our your i we it its this that',
  'me please need needs want wants get do does dont not no working work works problem issue some any someone who can will',
  'how much want book booking online there here very just too also am im you us as if so up now visit visits vizit vijit appointment karen karein kare',
  'hai hain ho hua hui ka ki ke ko se me mein men par pe aur nahi nahin nhi na raha rahi rahe rha rhi gaya gayi gya',
  'gyi gai aa aata aati mera meri mere hamara hamari kya kar karo karna karwana karvana karana karao de do dena',
  'chahiye chaiye chal chali chalta lag laga jal jana ja kuch bahut rahta hota hoti gaye gae',
  'ton tan seater sitar kaise kitna kitne kitni lagega lagegi',
)

/** Words that too many jobs contain. They count little beside other words, but alone they find jobs. */
export const WEAK_WORDS = wordSet(
  'repair repairs repairing service services servicing fitting fit fix fixing install installing installation',
  'replace replacement change changing new old worker man boy wala wale wali mistri mechanic technician expert',
  'professional lagana lagwana lagwani price prices cost rate rates charge charges best good cheap home homes',
  'house ghar flat broken damage damaged check checking company specialist person help',
  'ret prais kost charj kimat keemat dam paise paisa kharcha kharch shulk muly',
)

/** Phrases for a broken thing. They share one term, and the noun beside them decides the service. */
export const SYMPTOM_PHRASES: ReadonlyArray<string> = [
  'not working,isnt working,doesnt work,does not work,stopped working,stopped,stops,stop working,dead,gone,out of order',
  'not starting,wont start,not turning on,wont turn on,not switching on,not running,not coming,faulty,defective,kaput,conked out',
  'band,band hai,band ho gaya,band ho gayi,band pada hai,band pad gaya,kharab,kharab hai,kharab ho gaya,kharab ho gayi,kharaab',
  'chali gayi,chali gai,chala gaya,chali gyi,nahi chal raha,nahi chal rahi,nahi chal rahe,nahin chal raha,nahin chal rahi',
  'nhi chal raha,nhi chal rahi,nahi chal rha,nahi chalta,nahi chalti,chal nahi raha,chal nahi rahi,kaam nahi kar raha',
  'kaam nahi kar rahi,kaam nahin kar raha,kam nahi kar raha,thapp,thap,mar gaya',
].flatMap((line) => line.split(','))

/** Phrases that ask for a provider nearby or at once, and so in the visitor's city. */
export const NEARBY_PHRASES: ReadonlyArray<string> = [
  'near me,near by,nearby,nearest,around me,close to me,close by,in my area,in my city,my locality,at my place',
  'today,urgent,urgently,emergency,right now,asap,immediately,same day,tonight,24x7,24 hours,tomorrow',
  'paas mein,pas mein,paas me,pas me,ke paas,mere paas,aas paas,aaspaas,aas pas,yahan,yahaan,mere shehar,mere ilake',
  'aaj,aaj hi,abhi,turant,jaldi,fauran,kal',
].flatMap((line) => line.split(','))

/** Words beside a place name: prepositions, Hindi postpositions, and words such as 'city'. */
export const AROUND_PLACES = wordSet(
  'in at near the mein men me main mai ka ke ki city state town shehar shahar area of around from se par wala',
  'east west north south ist vest saauth purv pashchim uttar dakshin',
)

/** Those who do the work of a service, as they call themselves. */
export const WORKERS = wordSet(
  'plumber plambar electrician wireman carpenter painter cleaner gardener mali badhai mechanic technician fitter welder',
  'mistri mistry karigar kaarigar helper worker mason raj designer driver cook maid guard sweeper beautician',
  'professional wala wale vaala vaale',
)

/** Words that ask for work beside a word for a worker. */
export const WORK_WORDS = wordSet(
  'job jobs join joining jvain register registration rajistreshan become banna',
)

/** Words that complain about a worker: of a wrong, or beside a negation of absence. */
export const WRONGS = wordSet('late der rude overcharged misbehaved zyada zyaada jyada jyaada badtameez')
export const ARRIVALS = wordSet('come came arrive arrived aaya aya aae aaye')

/** Words before 'job' that make it something to order. */
export const ORDERED = wordSet('small minor odd little quick big chota chhota chote chhote')

/** Negations, which form a pair with a noun: 'paani nahi' is 'no water'. */
export const NEGATIONS = wordSet('no not didnt never without nahi nahin nhi nai bina')

/** Symptoms. They count less than the noun beside them, because the noun decides the service. */
export const VERBS = wordSet(
  'leak leakage leaking smell smells noise noisy blocked block cool cooling heat heating drip dripping trip tripping',
  'spark sparking loose jam jammed stuck burning burnt shaking vibrating overflow overflowing tapak badboo awaaz jaam',
)

/** Synonyms. The first word of a line is the term of all of its words. */
const SAME_MEANING: ReadonlyArray<string> = [
  'water paani pani',
  'tap nal faucet toti tonti taip',
  'pipe paip',
  'fan pankha phain fain',
  'light batti bulb lait',
  'fridge refrigerator freeze freez freezer',
  'tv television tivi telly',
  'ac esi aircon aircondition airconditioner airconditioning',
  'geyser heater gizar gijar',
  'ro purifier aquaguard',
  'toilet latrine commode washroom',
  'door darwaza',
  'window khidki',
  'wall deewar diwar',
  'roof terrace chhat chat',
  'cleaning clean klin safai saaf cleaner',
  'deep dip',
  'move moving',
  'almirah wardrobe almari cupboard',
  'lock tala',
  'key chabi',
  'mosquito machhar',
  'termite deemak',
  'rat chuha chuhe mouse',
  'pigeon kabootar kabutar',
  'net netting mesh jali jaali',
  'cockroach tilchatta',
  'ant cheenti chinti',
  'paint rang putai painter painting',
  'blocked block choke choked chok jaam jam clogged',
  'leak leakage leaking tapak tapakna dripping lik likej',
  'seepage seelan damp musty',
  'smell smells smelly stink stinks stinking stench odour odor badboo badbu badbo',
  'camera cctv kaimra',
  'tank tanki taink',
  'plants plant paudhe paudha',
  'plumber plumbing plambar',
  'electrician ilektrishiyan bijli',
  'carpenter carpentry badhai barhai',
  'gardener gardening mali',
  'kitchen kichan',
  'stove hob cooktop induction chulha',
  'machine mashin',
]

/** Synonyms, mapped to the first word of their line. */
export const synonyms: ReadonlyMap<string, string> = new Map(
  SAME_MEANING.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)

/** Returns a word and its synonyms. */
export function sameMeaning(word: string): Array<string> {
  const term = synonyms.get(word)
  return term === undefined ? [word] : [...synonyms].flatMap(([one, of]) => (of === term ? [one] : []))
}

/** Hindi words in Latin letters that the catalogue lacks and that sound like a place: 'ढीला' like Delhi. */
export const NOT_NAMES = wordSet(
  'aasaan indor upar kaatna kaatte kaatne kisi khas khaali khaas chin chuna chune chunen dhila dhili dhile pattiyaan pattiyon pine puraana',
  'puraani puraane pura puri pure baahar baahri vaaranti shuru shuruaat sake sakta sakte siling sukh sukha sukhi sukhe hara hari hare mangalavaar mangalvaar',
)
