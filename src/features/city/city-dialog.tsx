import { type HTMLAttributes, useLayoutEffect, useRef } from 'react'
import { CITY_DIALOG } from '#components/ui/city-dialog-button.tsx'
import { lazy } from '#components/ui/lazy.ts'
import { useCityDialog } from './use-city-dialog.ts'
import { useKnownCity } from './use-known-city.ts'

/** The browser does not render the content, so its script lacks it. */
const Content = import.meta.env.SSR
  ? lazy(() => import('./city-dialog-content.tsx').then(({ CityDialogContent }) => CityDialogContent))
  : () => null

/** The content as the server sent it. It is put back when React renders the whole document again. */
const served = import.meta.env.SSR
  ? []
  : [...(document.getElementById(CITY_DIALOG)?.childNodes ?? [])].filter((node) => node instanceof Element)

/** React leaves the content as the server sent it. */
const asServed = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

const frame: HTMLAttributes<HTMLDivElement> = {
  id: CITY_DIALOG,
  popover: 'auto',
  role: 'dialog',
  'aria-labelledby': 'location-title',
}

/** The dialog for choosing a served city: HTML of the server that is not hydrated. */
export function CityDialog() {
  const dialog = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!dialog.current?.hasChildNodes()) dialog.current?.replaceChildren(...served)
  }, [])
  useCityDialog(dialog)
  useKnownCity()
  if (import.meta.env.SSR)
    return (
      <div {...frame}>
        <Content />
      </div>
    )
  return <div ref={dialog} {...frame} {...asServed} />
}
