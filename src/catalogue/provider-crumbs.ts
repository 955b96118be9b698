import { type Crumb, homeCrumb, servicesCrumb } from '#catalogue/breadcrumbs.ts'
import { paths } from '#lib/paths.ts'

type Described = {
  person: { name: string }
  trades: ReadonlyArray<{ id: string; title: string }>
}

/** Home > Services > category > name. */
export function providerCrumbs({ person, trades: [trade] }: Described): Array<Crumb> {
  return [
    homeCrumb,
    servicesCrumb,
    ...(trade ? [{ label: trade.title, href: paths.service(trade.id) }] : []),
    { label: person.name },
  ]
}
