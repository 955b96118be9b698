import { useMatches } from '@tanstack/react-router'
import { useContext, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { SiteOriginContext } from '#components/sections/site-contexts.ts'
import { shell } from '#content/shell.ts'
import { language } from '#lib/language.ts'

/**
 * On paper: the canonical address of the page, or that of the site for unknown addresses, which share a page, and the
 * day. A stored page does not know the day.
 */
export function PrintedFrom() {
  const origin = useContext(SiteOriginContext)
  const canonical = useMatches({
    select: (matches) => matches.at(-1)?.links?.find((link) => link?.rel === 'canonical')?.href,
  })
  const [day, setDay] = useState('')
  useEffect(() => {
    // Formatting a date takes a slow phone 100 ms, so it waits until the visitor prints.
    function showDay() {
      const today = new Date().toLocaleDateString(language.locale, { dateStyle: 'long' })
      flushSync(() => setDay(today))
    }
    addEventListener('beforeprint', showDay)
    return () => removeEventListener('beforeprint', showDay)
  }, [])
  const text = `${shell.printedFrom(origin + (canonical ?? ''))} ${day}`
  // A translator may have replaced the text, which React then could not change.
  return (
    <p className="shell hidden text-sm print:block">
      <span key={text}>{text}</span>
    </p>
  )
}
