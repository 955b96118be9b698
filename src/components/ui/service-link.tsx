import type { AnchorHTMLAttributes } from 'react'
import { hrefInCity } from '#lib/href-in-city.ts'
import { useChosenCity } from './use-chosen-city.ts'

/** A link that may lead to a service: after hydration, to the service in the visitor's city. */
export function ServiceLink({ href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { offer } = useChosenCity()
  return <a {...props} href={hrefInCity(href, offer)} />
}
