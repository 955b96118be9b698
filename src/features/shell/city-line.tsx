import { useState } from 'react'
import type { ChosenCity } from '#browser/chosen-city.ts'
import { chooseCity } from '#browser/save-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { cityLine as strings } from '#content/city-line.ts'
import type { Place } from '#data/places/resolve-place.ts'

/** The name of a city may be longer than a narrow screen in large text. */
const ANSWER = 'min-w-0 whitespace-normal wrap-anywhere max-sm:px-3'

/** Ids of the cities that the visitor declined in this document. */
const declined = new Set<string>()

/** Offers the city of a page that is not the visitor's. Needs the id of the city as its key. */
export function CityLine({ page, own }: { page: Place; own: ChosenCity }) {
  const [isDeclined, setDeclined] = useState(declined.has(page.id))
  if (isDeclined) return null

  function decline() {
    declined.add(page.id)
    setDeclined(true)
  }

  return (
    <aside
      id="city-line"
      aria-label={strings.label}
      className="rise bottom-bar [body:has(#compare-bar,#job-bar)_&]:hidden print:hidden"
    >
      <div className="shell flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
        <p className="min-w-0 grow wrap-anywhere">
          <ApiText key={own.title}>
            {own.title ? strings.other(page.title, own.title) : strings.first(page.title)}
          </ApiText>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => chooseCity(page)} className={ANSWER}>
            <ApiText key={own.title}>
              {own.title ? strings.switch(page.title) : strings.yes(page.title)}
            </ApiText>
          </Button>
          <Button variant="quiet" onClick={decline} className={ANSWER}>
            <ApiText key={own.title}>{own.title ? strings.stay(own.title) : strings.no}</ApiText>
          </Button>
        </div>
      </div>
    </aside>
  )
}
