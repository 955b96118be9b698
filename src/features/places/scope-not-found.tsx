import { Suspense } from 'react'
import { LinkChips } from '#components/sections/link-chips.tsx'
import { StatusScreen } from '#components/sections/status-screen.tsx'
import { waysOn } from '#components/sections/ways-on.ts'
import { lazy } from '#components/ui/lazy.ts'
import { messages } from '#content/messages.ts'
import type { Instead } from '#data/scope/instead.ts'
import { paths } from '#lib/paths.ts'

const UnservedTown = lazy(() => import('./unserved-town.tsx').then(({ UnservedTown }) => UnservedTown))

/** The cities that offer the service or job that the page's place lacks. */
function Elsewhere({ serviceId, jobId, cities }: NonNullable<Instead['elsewhere']>) {
  const links = cities.map(({ id, title }) => ({
    href: jobId === undefined ? paths.serviceInCity(serviceId, id) : paths.jobPage(serviceId, jobId, id),
    title,
  }))
  return <LinkChips id="elsewhere-title" heading={messages.elsewhere} links={links} />
}

type ScopeNotFoundProps = {
  /** An `Instead` of the loader. The router types it as unknown. */
  data?: unknown
  usual: { title: string; text: string }
  /** The way on from a page that names none of its own; home by default. */
  wayOn?: { label: string; href: string }
}

/** The screen for a service, job or place that does not exist, or that a place does not offer. */
export function ScopeNotFound({ data, usual, wayOn = waysOn.home }: ScopeNotFoundProps) {
  const instead: Instead = Object(data)
  const { title = usual.title, text = usual.text, town, nearest, elsewhere } = instead
  if (town !== undefined)
    return (
      <Suspense>
        <UnservedTown town={town} nearest={nearest} />
      </Suspense>
    )
  return (
    <StatusScreen title={title} text={text} action={instead.wayOn ?? wayOn}>
      {elsewhere && elsewhere.cities.length > 0 && <Elsewhere {...elsewhere} />}
    </StatusScreen>
  )
}
