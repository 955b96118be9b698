import type { EntryStrings, ServiceEntry, ServiceStrings } from '#catalogue/service-entry.ts'
import { serviceIds } from '#catalogue/service-list.ts'
import { brandStrings } from '#content-hi/brands.ts'
import { services as names } from '#content-hi/services.ts'
import { cities, states } from '#upstream/seed/hi/place-names.ts'
import type { SeedTranslation } from '#upstream/seed/types.ts'

type Strings = ServiceStrings<ServiceEntry>

/** Reads the Hindi file of a service. @throws Error that names the file if it is missing */
async function readStrings(id: string): Promise<Strings> {
  const { catalogue }: { catalogue: Strings } = await import(`../../../content/hi/services/${id}.ts`)
  return catalogue
}

const entries = await Promise.all(
  serviceIds.map(async (id) => ({
    id,
    title: names[id].title,
    ...(await readStrings(id)),
  })),
)

/** The services in Hindi, by their ids. */
const categories: Readonly<Record<string, EntryStrings>> = Object.fromEntries(
  entries.map(({ id, title, description }) => [id, { title, description }]),
)

function collectAll(part: 'children' | 'services'): Readonly<Record<string, EntryStrings>> {
  return Object.assign({}, ...entries.map((entry) => entry[part]))
}

/** The job groups and the jobs of all services, by their ids. */
const children = collectAll('children')
export const services = collectAll('services')

/** Languages that providers speak, by their English names. */
export const languageNames: Readonly<Record<string, string>> = {
  Assamese: 'असमिया',
  Bengali: 'बांग्ला',
  Bhojpuri: 'भोजपुरी',
  Chhattisgarhi: 'छत्तीसगढ़ी',
  Dogri: 'डोगरी',
  English: 'अंग्रेज़ी',
  Gujarati: 'गुजराती',
  Hindi: 'हिंदी',
  Kannada: 'कन्नड़',
  Kashmiri: 'कश्मीरी',
  Khasi: 'खासी',
  Konkani: 'कोंकणी',
  Maithili: 'मैथिली',
  Malayalam: 'मलयालम',
  Manipuri: 'मणिपुरी',
  Marathi: 'मराठी',
  Marwari: 'मारवाड़ी',
  Nepali: 'नेपाली',
  Odia: 'ओड़िया',
  Punjabi: 'पंजाबी',
  Rajasthani: 'राजस्थानी',
  Sindhi: 'सिंधी',
  Tamil: 'तमिल',
  Telugu: 'तेलुगु',
  Tulu: 'तुलु',
  Urdu: 'उर्दू',
}

/** Brand names, which the site and the catalogue share. */
const brands = Object.fromEntries(Object.entries(brandStrings).map(([id, { name }]) => [id, name]))

/** The catalogue in Hindi. Posts are in src/content/hi/blog. */
export const hindi: SeedTranslation = {
  categories,
  children,
  services,
  cities,
  states,
  brands,
}
