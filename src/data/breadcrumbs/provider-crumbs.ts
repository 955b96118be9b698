import { paths } from '#lib/paths.ts'
import { type Crumb, homeCrumb, servicesCrumb } from './breadcrumbs.ts'

type Described = {
  provider: { name: string }
  services: ReadonlyArray<{ id: string; title: string; isListed: boolean }>
}

/** A job with the names of its group and its service. */
type PlacedJob = { title: string; group: string; serviceId: string }

/** Returns Home > Services > service > job group > job > name, without unknown steps. */
export function providerCrumbs({ provider, services }: Described, job?: PlacedJob): Array<Crumb> {
  const service = services.find(({ id }) => id === job?.serviceId) ?? services[0]
  return [
    homeCrumb,
    servicesCrumb,
    ...(service
      ? [{ label: service.title, ...(service.isListed && { href: paths.service(service.id) }) }]
      : []),
    ...(job ? [{ label: job.group }, { label: job.title }] : []),
    { label: provider.name },
  ]
}
