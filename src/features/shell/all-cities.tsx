import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { ApiText } from '#components/ui/api-text.tsx'
import { locationDialog } from '#content/location-dialog.ts'
import { useApi } from '#data/api-context.ts'
import type { CityChoice } from '#data/places/city-choice.ts'
import { stateQueries } from '#data/queries.ts'
import { getId } from '#lib/slug.ts'
import { CityList } from './city-list.tsx'

/** All served cities, by state. Cities of an unknown state are last. Suspends until the states are read. */
export function AllCities({ cities, ...props }: ComponentProps<typeof CityList>) {
  const { data } = useSuspenseQuery(stateQueries.all(useApi()))
  const left = new Set<CityChoice>(cities)
  const groups = (data.ok ? data.data : []).flatMap((state) => {
    const own = cities.filter(({ stateId }) => stateId === state._id || stateId === getId(state))
    for (const city of own) left.delete(city)
    return own.length > 0 ? [{ id: state._id, title: state.title, cities: own }] : []
  })
  if (left.size > 0) groups.push({ id: '', title: locationDialog.otherStates, cities: [...left] })
  return (
    <div className="max-h-80 overflow-y-auto overscroll-contain">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`cities-${group.id}`}>
          <h3 id={`cities-${group.id}`} className="px-1 pt-3 pb-1 text-sm text-soft">
            <ApiText>{group.title}</ApiText>
          </h3>
          <CityList {...props} cities={group.cities} />
        </section>
      ))}
    </div>
  )
}
