import { Suspense } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { Breadcrumb } from '#components/ui/breadcrumb.tsx'
import { professionalCrumbs } from '#content/breadcrumbs.ts'
import { professionalListHead } from '#content/professional-list.ts'
import { professionals } from '#content/professionals.ts'
import { paths } from '#lib/paths.ts'
import { ListSkeleton } from './list-states.tsx'
import { ProfessionalList, type ProfessionalListProps } from './professional-list.tsx'

/** Everybody who does a trade in a city, with filters. */
export function ProfessionalsPage(props: Omit<ProfessionalListProps, 'action'>) {
  const { trade, city } = props
  return (
    <>
      <div className="border-b border-line bg-sunken">
        <div className="shell pt-6 pb-8 md:pt-8 md:pb-10">
          <Breadcrumb crumbs={professionalCrumbs(trade, city)} />
          <h1 className="mt-5 text-3xl">
            <ApiText>{professionalListHead(trade.title, city.title).title}</ApiText>
          </h1>
          <p className="mt-3 max-w-3xl text-soft">{professionals.ranking}</p>
        </div>
      </div>
      <div className="shell pt-6 pb-16 md:pt-8 md:pb-24">
        <Suspense fallback={<ListSkeleton />}>
          <ProfessionalList {...props} action={paths.professionals(trade.id, city.id)} />
        </Suspense>
      </div>
    </>
  )
}
