import { useMatches } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'
import { isFirstVisit } from '#browser/chosen-city.ts'
import { savesData } from '#browser/save-data.ts'
import { whenAtRest } from '#browser/when-idle.ts'

/** Activities of a new visitor that the dialog does not interrupt. */
const BUSY = 'dialog[open], :is(input, textarea, select):focus'

/** Returns true on a page that depends on the visitor's city and does not name one. */
function useAsksCity(): boolean {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      const namesCity = page && 'city' in page.search && page.search.city !== undefined
      return page?.status === 'success' && page.staticData.asksCity === true && !namesCity
    },
  })
}

/** Opens the dialog for a new visitor, unless they are active when the page is at rest. */
export function useOpenForNewVisitor(dialog: RefObject<HTMLElement | null>): void {
  const asksCity = useAsksCity()
  useEffect(() => {
    if (!asksCity) return
    let isLeft = false
    whenAtRest(() => {
      if (isLeft || savesData() || !isFirstVisit() || document.querySelector(BUSY)) return
      if (!dialog.current?.matches(':popover-open')) dialog.current?.showPopover()
    })
    return () => {
      isLeft = true
    }
  }, [asksCity, dialog])
}
