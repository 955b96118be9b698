import { useState } from 'react'
import { type ChosenCity, isSameCity } from '#browser/chosen-city.ts'
import { chooseCity } from '#browser/save-city.ts'
import { ApiText } from '#components/ui/api-text.tsx'
import { Button } from '#components/ui/button.tsx'
import { cityLine as strings } from '#content/city-line.ts'
import type { Place } from '#data/places/resolve-place.ts'

/** The name of a city may be longer than a narrow screen in large text. */
const ANSWER = 'min-w-0 whitespace-normal wrap-anywhere max-sm:px-3'

/** Cities that the visitor only looks at, in this document. */
const viewed = new Set<string>()

/** Says that the page is about another city than the visitor's, and lets the visitor choose. */
export function CityLine({ page, own }: { page: Place; own: ChosenCity }) {
  const [, setViewed] = useState(0)
  if (viewed.has(page.id) || isSameCity(page, own)) return null

  function stay() {
    viewed.add(page.id)
    setViewed(viewed.size)
  }

  return (
    <aside
      id="city-line"
      aria-label={strings.label}
      className="rise bottom-bar [body:has(#compare-bar)_&]:hidden print:hidden"
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
          <Button variant="quiet" onClick={stay} className={ANSWER}>
            <ApiText key={own.title}>{own.title ? strings.stay(own.title) : strings.no}</ApiText>
          </Button>
        </div>
      </div>
    </aside>
  )
}
