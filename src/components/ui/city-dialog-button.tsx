import type { ButtonHTMLAttributes } from 'react'
import { paths } from '#lib/paths.ts'
import { keepFocus } from './keep-focus.ts'

/** The id of the dialog for choosing a city (src/features/city/city-dialog.tsx). */
export const CITY_DIALOG = 'city-dialog'

/** A button that opens the dialog for choosing a city, without script too. A browser without popovers gets a link. */
export function CityDialogButton({
  children,
  className = '',
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <>
      <button
        type="button"
        ref={keepFocus}
        popoverTarget={CITY_DIALOG}
        aria-haspopup="dialog"
        className={`needs-popover ${className}`}
        {...props}
      >
        {children}
      </button>
      <a href={`${paths.home}#places-cities`} className={`lacks-popover ${className}`}>
        {children}
      </a>
    </>
  )
}
