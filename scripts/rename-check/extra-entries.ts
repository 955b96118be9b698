import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A file for a new entry: a new file, or a text to insert before the last occurrence of `before`. */
type Edit = { file: string; text: string; before?: string }

const service: ReadonlyArray<Edit> = [
  {
    file: 'src/catalogue/service-list.ts',
    before: ']\n\nexport const serviceCatalogue',
    text: "  { id: 'masonry', related: ['painting', 'waterproofing'] },\n",
  },
  {
    file: 'src/content/en/services.ts',
    before: '} as const',
    text: "  masonry: { title: 'Masonry', summary: 'Brickwork, plaster, tiles and small repairs' },\n",
  },
  {
    file: 'src/content/hi/services.ts',
    before: '} satisfies',
    text: `  masonry: {
    title: 'राजमिस्त्री का काम',
    summary: 'ईंट, पलस्तर, टाइल और छोटी मरम्मत',
    oblique: 'राजमिस्त्री के काम',
    agents: 'राजमिस्त्री',
  },
`,
  },
  {
    file: 'src/content/en/services/masonry.ts',
    text: `import type { Faq, ServiceEntry } from '#catalogue/service-entry.ts'

export const catalogue = {
  offeredIn: ['large', 'metro'],
  description: 'Walls, plaster and tiles built and repaired by masons, with the price agreed before the work begins.',
  keywords: ['mason', 'brickwork'],
  children: [
    {
      id: 'walls-plaster',
      title: 'Walls and Plaster',
      description: 'Cracked plaster and small walls made good.',
      keywords: ['plaster'],
      services: [
        {
          id: 'plaster-repair',
          title: 'Plaster Repair',
          description: 'Loose plaster removed and the patch filled and levelled.',
          priceFrom: 599,
          keywords: ['loose plaster'],
        },
      ],
    },
  ],
} as const satisfies ServiceEntry

export const faqs = [
  { question: 'Who brings the sand and the cement?', answer: 'The mason does, at cost, after you agree.' },
] as const satisfies ReadonlyArray<Faq>
`,
  },
  {
    file: 'src/content/hi/services/masonry.ts',
    text: `import type { ServiceStrings } from '#catalogue/service-entry.ts'
import type * as en from '#content/services/masonry.ts'
import type { Words } from '#lib/language.ts'

export const catalogue = {
  description: 'राजमिस्त्री दीवार, पलस्तर और टाइल बनाते और ठीक करते हैं; दाम काम से पहले तय होता है।',
  children: {
    'walls-plaster': { title: 'दीवार और पलस्तर', description: 'टूटे पलस्तर और छोटी दीवारों की मरम्मत।' },
  },
  services: {
    'plaster-repair': { title: 'पलस्तर की मरम्मत', description: 'ढीला पलस्तर हटाकर जगह भरते और समतल करते हैं।' },
  },
} satisfies ServiceStrings<typeof en.catalogue>

export const faqs = [
  { question: 'रेत और सीमेंट कौन लाता है?', answer: 'राजमिस्त्री लाते हैं, आपसे पूछकर, ख़रीद के दाम पर।' },
] satisfies Words<typeof en.faqs>
`,
  },
]

const city: ReadonlyArray<Edit> = [
  {
    file: 'src/upstream/seed/places.ts',
    before: "    ['jabalpur', ",
    text: "    ['ujjain', 'Ujjain', 23.1765, 75.7885, 'city'],\n",
  },
  { file: 'src/upstream/seed/hi/places.ts', before: "  jabalpur: '", text: "  ujjain: 'उज्जैन',\n" },
  {
    file: 'src/content/en/places/further-localities.ts',
    before: "  jabalpur: '",
    text: "  ujjain: 'Freeganj, Mahakal Marg, Nanakheda',\n",
  },
  {
    file: 'src/content/hi/places/further-localities.ts',
    before: '  jabalpur: ',
    text: "  ujjain: 'फ़्रीगंज, महाकाल मार्ग, नानाखेड़ा',\n",
  },
]

const brand: ReadonlyArray<Edit> = [
  { file: 'src/catalogue/brand-services.ts', before: '}', text: "  prastarika: ['painting'],\n" },
  {
    file: 'src/catalogue/brand-profiles.ts',
    before: ']\n\n/** Returns true if a brand',
    text: `  {
    id: 'prastarika',
    sample: true,
    ...brandStrings.prastarika,
    website: 'https://www.prastarika.example',
    founded: 2001,
    socialLinks: {},
    distributors: reached(brandStrings.prastarika.distributors, []),
  },
`,
  },
  {
    file: 'src/content/en/brands.ts',
    before: '} as const',
    text: `  prastarika: {
    name: 'Prastarika',
    about: ['Prastarika makes tiles and stone adhesives.'],
    founder: 'Leela Sharma',
    headquarters: 'Morbi, Gujarat',
    distributors: [],
  },
`,
  },
  {
    file: 'src/content/hi/brands.ts',
    before: '} satisfies',
    text: `  prastarika: {
    name: 'प्रस्तरिका',
    about: ['प्रस्तरिका टाइल और पत्थर चिपकाने का मसाला बनाती है।'],
    founder: 'लीला शर्मा',
    headquarters: 'मोरबी, गुजरात',
    distributors: [],
  },
`,
  },
]

const post: ReadonlyArray<Edit> = [
  {
    file: 'src/content/en/blog/loose-tiles-in-the-kitchen.md',
    text: `---
title: "Loose tiles in the kitchen, and when to call a mason"
categories: ["Pest Control"]
date: 2026-11-20T05:15:00Z
shortDescription: "A hollow sound below a tile is a first sign. How to find the loose ones early, what to do until they are set again, and what to ask the mason."
seoDescription: "Find loose kitchen tiles by their sound, keep water out until they are set again, and know what to ask a mason before the work begins at home."
---

Knock on each tile with a coin. A hollow sound says that it is loose.
`,
  },
  {
    file: 'src/content/hi/blog/loose-tiles-in-the-kitchen.md',
    text: `---
title: "रसोई की ढीली टाइलें, और राजमिस्त्री को कब बुलाएँ"
categories: ["पेस्ट कंट्रोल"]
shortDescription: "टाइल के नीचे से खोखली आवाज़ पहला निशान है। ढीली टाइलें जल्दी कैसे पहचानें, दोबारा लगने तक क्या करें, और राजमिस्त्री से क्या-क्या पूछें।"
seoDescription: "रसोई की ढीली टाइलें आवाज़ से पहचानें, दोबारा लगने तक उनके नीचे पानी न जाने दें, और काम शुरू होने से पहले राजमिस्त्री से क्या-क्या पूछना है, यह जान लें।"
---

हर टाइल को सिक्के से ठकठकाएँ। खोखली आवाज़ आए, तो टाइल ढीली है।
`,
  },
]

const entries = { service, city, brand, post }

/**
 * Adds a service, a city, a brand and a post in both languages, without pictures, to a copy of the sources. Returns the
 * files of each of them. @throws Error that names a file without a place for the entry
 */
export function addEntries(root: string): Record<keyof typeof entries, Array<string>> {
  for (const { file, text, before } of Object.values(entries).flat()) {
    const target = path.join(root, file)
    if (before === undefined) {
      writeFileSync(target, text)
      continue
    }
    const source = readFileSync(target, 'utf8')
    const at = source.lastIndexOf(before)
    if (at < 0) throw new Error(`${file} does not contain ${JSON.stringify(before)}.`)
    writeFileSync(target, source.slice(0, at) + text + source.slice(at))
  }
  const getFiles = (edits: ReadonlyArray<Edit>) => edits.map(({ file }) => file)
  return {
    service: getFiles(service),
    city: getFiles(city),
    brand: getFiles(brand),
    post: getFiles(post),
  }
}
