import { type Crumb, homeCrumb, servicesCrumb } from '#catalogue/breadcrumbs.ts'
import { paths } from '#lib/paths.ts'

type Described = {
  provider: { name: string }
  services: ReadonlyArray<{ id: string; title: string }>
}

/** Returns Home > Services > service > name. */
export function providerCrumbs({ provider, services: [service] }: Described): Array<Crumb> {
  return [
    homeCrumb,
    servicesCrumb,
    ...(service ? [{ label: service.title, href: paths.service(service.id) }] : []),
    { label: provider.name },
  ]
}
