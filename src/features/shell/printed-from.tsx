import { useLocation } from '@tanstack/react-router'
import { useContext, useEffect, useState } from 'react'
import { SiteOriginContext } from '#components/sections/site-contexts.ts'
import { shell } from '#content/shell.ts'
import { inLanguage, language } from '#lib/language.ts'

/** On paper: the address of the page, and the day. */
export function PrintedFrom() {
  const origin = useContext(SiteOriginContext)
  const address = useLocation({
    select: ({ pathname, searchStr }) => inLanguage(pathname, language) + searchStr,
  })
  const [day, setDay] = useState('')
  useEffect(() => setDay(new Date().toLocaleDateString(language.locale, { dateStyle: 'long' })), [])
  return (
    <p className="shell hidden text-sm print:block">
      {shell.printedFrom(origin + address)} {day}
    </p>
  )
}
