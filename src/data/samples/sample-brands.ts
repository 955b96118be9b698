import { brandFacts } from '#catalogue/brand-facts.ts'
import { brandPage } from '#content/brand-page.ts'
import { brandStrings } from '#content/brands.ts'
import { type Crumb, homeCrumb } from '#data/breadcrumbs/breadcrumbs.ts'
import { paths } from '#lib/paths.ts'
import type { Sampled } from '#lib/samples.ts'

export type Distributor = { name: string; address: string; phone: string; email: string }

export type SampleBrand = Sampled & {
  /** Id in the URL `/brand/{id}` and in the catalogue's list of brands. */
  id: string
  name: string
  website: string
  /** Target of the home page's carousel, if not the website. */
  redirect?: string
  about: ReadonlyArray<string>
  founded: number
  founder: string
  headquarters: string
  socialLinks: { facebook?: string; instagram?: string; twitter?: string; linkedin?: string }
  /** If empty, the page shows the 'no distributors' state. */
  distributors: ReadonlyArray<Distributor>
}

/** Profiles of the sample brands. All addresses and numbers are placeholders. */
export const sampleBrands: ReadonlyArray<SampleBrand> = brandFacts.map(({ shops, ...facts }) => ({
  ...facts,
  ...brandStrings[facts.id],
  sample: true,
  distributors: brandStrings[facts.id].distributors.map((distributor, index) => ({
    ...distributor,
    phone: '+91 00000 00000',
    email: `sales@${shops[index]}.example`,
  })),
}))

/** The row of brands on the home page. */
const BRANDS_HREF = `${paths.home}#brands-title`

/** Returns Home > Brands > name. */
export function brandCrumbs(name: string): Array<Crumb> {
  return [homeCrumb, { label: brandPage.crumb, href: BRANDS_HREF }, { label: name }]
}
