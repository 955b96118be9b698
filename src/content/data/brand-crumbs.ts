import { brandPage } from '#content/brand-page.ts'
import { type Crumb, homeCrumb } from '#content/breadcrumbs.ts'
import { paths } from '#lib/paths.ts'

/** The row of brands on the home page. */
const BRANDS_HREF = `${paths.home}#brands-title`

/** Home > Brands > name. */
export function brandCrumbs(name: string): Array<Crumb> {
  return [homeCrumb, { label: brandPage.crumb, href: BRANDS_HREF }, { label: name }]
}
